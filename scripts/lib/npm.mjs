/** How npm is started: by the one that runs us, else by name (on Windows a script, which needs its shell). */
export function npmCommand() {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return [process.execPath, own];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}
