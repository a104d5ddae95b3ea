// LoopBack makes a debugger for every call, and each asks the terminal for its colours: a twentieth of an answer's time. With the
// variable set none asks. Imported before anything that loads LoopBack.
process.env.DEBUG_COLORS ??= 'no';
