import { css } from 'lit';

/** Fill and pattern of each node state; patterns tell apart what colours alone do not. */
export const stateStyles = css`
  .s-idle { background: var(--idle); color: var(--ink-soft); }
  .s-mixed {
    background: linear-gradient(90deg, var(--mixed) 50%, #fff 50%);
    color: var(--ink);
  }
  .s-allocated { background: var(--allocated); color: #fff; border-color: #17568f; }
  .s-completing {
    background: radial-gradient(circle, #93cabf 1.4px, transparent 1.8px) 0 0 / 7px 7px, #d3ebe6;
    color: var(--ink);
  }
  .s-draining {
    background: repeating-linear-gradient(135deg, var(--draining) 0 7px, #f8dd95 7px 14px);
    color: var(--ink);
    border-color: #b98a17;
  }
  .s-drained { background: var(--drained); color: #1b1200; border-color: #9a6205; }
  .s-down { background: var(--down); color: #fff; border-color: #7c1711; }
  .s-failed {
    background: repeating-linear-gradient(45deg, var(--failed) 0 6px, #853063 6px 9px);
    color: #fff;
    border-color: #4c1036;
  }
  .s-unknown { background: var(--unknown); color: var(--ink-soft); border-style: dashed; }
`;

/** Stripe of each job mark. */
export const markStyles = css`
  .m-0 { --mark: #ffb000; }
  .m-1 { --mark: #7b2cbf; }
  .m-2 { --mark: #00a676; }
  .m-3 { --mark: #e4572e; }
  .m-4 { --mark: #00b4d8; }
  .m-5 { --mark: #d81b60; }
  .m-6 { --mark: #8d6e63; }
  .m-7 { --mark: #9ccc00; }
`;
