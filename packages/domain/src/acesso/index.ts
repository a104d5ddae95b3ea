export * from './sign-in.js';
export * from './menu.js';
export * from './usuario-profile.js';
export * from './callers.js';
export * from './routes/index.js';
export * from './passwords.js';
export * from './sessions.js';
