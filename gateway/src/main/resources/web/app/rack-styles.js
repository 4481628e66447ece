import { css } from 'lit';

/** A rack's looks; the job's mark is a stripe at the cell's left edge. */
export const rackStyles = css`
  section { padding: 8px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
  h2 { margin: 0 2px 4px; font-size: 14px; }
  h3 { margin: 0 2px 4px; font-size: 12px; font-weight: 500; color: var(--ink-soft); }
  .domain { display: flex; flex-direction: column; gap: 2px; }
  .domain + .domain { margin-top: 8px; }
  .cell { display: flex; align-items: center; gap: 6px; box-sizing: border-box; width: 100%; height: 26px; padding: 0 7px 0 11px;
    position: relative; overflow: hidden; border: 1px solid #aab5c1; border-radius: 4px; font: 12px var(--mono); text-align: left;
    cursor: default; transition: background-color 0.3s; }
  .cell.marked { cursor: pointer; }
  .cell.marked::before { content: ''; position: absolute; inset: 0 auto 0 0; width: 6px; background: var(--mark);
    border-right: 1px solid #fff; }
  .name { font-weight: 600; }
  .job { flex: 1; text-align: right; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .state { font: 11px var(--font); min-width: 30px; text-align: right; }
  .cell:hover { box-shadow: inset 0 0 0 2px var(--ink); }
  .cell:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; z-index: 2; }
  .cell.dimmed { opacity: 0.45; }
  .cell.chosen { box-shadow: 0 0 0 2px var(--ink); z-index: 1; }
  .dense { padding: 4px; }
  .dense h2 { font-size: 11px; margin-bottom: 1px; }
  .dense h3 { font-size: 10px; margin-bottom: 1px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .dense .domain { gap: 1px; }
  .dense .cell { height: 14px; padding: 0 3px 0 8px; font-size: 9px; border-radius: 2px; justify-content: space-between; }
  .dense .cell.marked::before { width: 4px; }
  .dense .state { font-size: 9px; min-width: 0; }
  @media (prefers-reduced-motion: reduce) { .cell { transition: none; } }
`;
