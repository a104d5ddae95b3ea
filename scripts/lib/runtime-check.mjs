import {REQUIRED_MAJOR, findRuntime} from '../runtime.mjs';
import {StepFailed, runAndCapture} from './exec.mjs';

/** Returns the product's Node after checking that it runs. Call it after the install, which may provide it. */
export async function requireRuntime() {
  const runtime = findRuntime();
  const {output = ''} = runtime ? await runAndCapture(runtime, ['--version']).catch(() => ({})) : {};
  if (Number(/^v(\d+)\./.exec(output)?.[1] ?? 0) >= REQUIRED_MAJOR) return runtime;
  throw new StepFailed(
    `O produto roda no Node ${REQUIRED_MAJOR}, e o que acompanha o projeto não funciona neste sistema (${process.platform} ${process.arch}).\n` +
      `Instale o Node ${REQUIRED_MAJOR} ou mais novo (https://nodejs.org) e rode de novo.`,
  );
}
