-- Fairlead's job_submit plugin: the lease.
-- SPDX-License-Identifier: Apache-2.0
--
-- A job in a managed partition may not start for a short while after its submit (begin_time), so that Fairlead has time to
-- decide where it should run. A decision ends the lease at once. If no decision comes, the lease runs out and Slurm
-- schedules the job by itself: nobody is held up by a Fairlead that is gone.
--
-- Install it as job_submit.lua in the folder of slurm.conf on every controller host, with JobSubmitPlugins=lua.
-- Slurm reads this file again when it changes. README.md says what the lease changes for native scheduling.

--------------------------------------------------------------------------------------------------------------------
-- Settings. Change them here, or, to keep this file as delivered, in a file fairlead_site.lua in the same folder:
--     return { LEASE_SECONDS = 60, MANAGED = { gpu = true, long = true } }
-- Only the names it has replace those below. A fairlead_site.lua that cannot be read is logged and not used.
-- It is read together with this file: after a change of it, touch job_submit.lua.
local settings = {
  -- How long a batch job waits for a decision. Fairlead renews the lease of a job that must wait for longer.
  LEASE_SECONDS = 120,

  -- The same for srun and salloc (jobs without a script): somebody sits and waits. 0: no lease.
  INTERACTIVE_LEASE_SECONDS = 15,

  -- The partitions that Fairlead places jobs in. A job that asks for several gets a lease only if all of them are managed.
  MANAGED = { gpu = true },

  -- Jobs submitted by these users are not touched: root and SlurmUser. nil: the user that slurmctld itself runs as.
  SLURM_USER_UID = nil,

  -- Under topology/block, a job without a segment size can only be placed inside one block, and the segment size cannot be
  -- changed after the submit. So a job that names none gets this one. false: leave it out (Slurm 24.11 does not know it).
  SEGMENT_SIZE = 1,
}
--------------------------------------------------------------------------------------------------------------------

local function log(message) slurm.log_error("fairlead: %s", tostring(message)) end

local function read_site_file()
  local folder = string.match(debug.getinfo(1, "S").source, "^@(.*/)") or "/etc/slurm/"
  local path = folder .. "fairlead_site.lua"
  local file = io.open(path, "r")
  if file == nil then return end
  file:close()
  local chunk, why = loadfile(path)
  if chunk == nil then error(why) end
  local site = chunk()
  if type(site) ~= "table" then error(path .. " returns no table") end
  for name, value in pairs(site) do settings[name] = value end
end

local function own_uid()   -- slurmctld runs as SlurmUser
  for line in io.lines("/proc/self/status") do
    local uid = string.match(line, "^Uid:%s+(%d+)")
    if uid ~= nil then return tonumber(uid) end
  end
  error("no Uid in /proc/self/status")
end

local ok, why = pcall(read_site_file)
if not ok then log(why) end
if settings.SLURM_USER_UID == nil then
  ok, why = pcall(own_uid)
  if ok then settings.SLURM_USER_UID = why else log(why) end
end

-- A job that names no partition goes to the default one.
local function requested_partitions(job, partitions)
  if job.partition ~= nil and job.partition ~= "" then return job.partition end
  for name, partition in pairs(partitions) do
    if partition.flag_default == 1 then return name end
  end
  return ""
end

local function managed(names)
  local any = false
  for name in string.gmatch(names, "[^,]+") do
    if not settings.MANAGED[name] then return false end
    any = true
  end
  return any
end

local function is_set(number)   -- neither absent nor one of Slurm's NO_VAL marks
  return number ~= nil and number > 0 and number < 4294967290
end

local function lease(job, partitions, uid)
  if uid == 0 or uid == settings.SLURM_USER_UID then return end
  if not managed(requested_partitions(job, partitions)) then return end
  -- srun --immediate: start now or fail. A lease would make it fail always. (--immediate=N is not seen here: srun itself
  -- waits N seconds, so it succeeds if Fairlead places the job within them.)
  if job.immediate ~= nil and job.immediate ~= 0 then return end

  local seconds = settings.LEASE_SECONDS
  if job.script == nil or job.script == "" then seconds = settings.INTERACTIVE_LEASE_SECONDS end
  if seconds <= 0 then return end

  local ends = os.time() + seconds
  local own_begin = is_set(job.begin_time) and job.begin_time > ends   -- the user's own later --begin is kept

  if not own_begin then job.begin_time = ends end
  if settings.SEGMENT_SIZE and not is_set(job.segment_size) then job.segment_size = settings.SEGMENT_SIZE end
  job.admin_comment = "fairlead: waiting for a placement decision"
end

-- An error here must never make a submit fail: the job then simply has no lease.
function slurm_job_submit(job, partitions, uid)
  local fine, reason = pcall(lease, job, partitions, uid)
  if not fine then log(reason) end
  return slurm.SUCCESS
end

-- Changes are not touched. A user may end the lease of an own job (scontrol update job=N StartTime=now) and so choose
-- native scheduling for it: that is Slurm's own right, and nobody is hurt by it.
function slurm_job_modify(job, record, partitions, uid)
  return slurm.SUCCESS
end

return slurm.SUCCESS
