/** The command for npm: the npm that runs us, else by name (on Windows a script, which needs a shell). */
export function npmCommand() {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return [process.execPath, own];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}
