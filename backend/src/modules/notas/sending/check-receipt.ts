import {Refusal} from '../../../kernel/refusals/refusals';
import type {ReceivedFile} from '../../../kernel/http/input/multipart';
import {FileRefusal, readRefusal} from './outcomes';
import {checkFile, type CheckedFile} from './check-file';
import {NotaSentBefore} from '../refusals';

/** The files of one receipt in order, and the refusal if the files alone are a reason. */
export interface SentReceipt {
  parts: ReceivedFile[];
  checked: CheckedFile[];
  refusal?: ReturnType<typeof readRefusal>;
}

/** Checks only the files, so that the result is the same for every repetition of a request. */
export async function checkReceipt(parts: ReceivedFile[]): Promise<SentReceipt> {
  try {
    const checked: CheckedFile[] = [];
    for (const part of parts) checked.push(await checkPart(part));
    const twin = parts.find((part, i) => parts.findIndex(({sha256}) => sha256 === part.sha256) < i);
    if (twin) throw new FileRefusal(NotaSentBefore({erro: 'O mesmo arquivo foi escolhido duas vezes.'}), twin);
    return {parts, checked};
  } catch (error) {
    return {parts, checked: [], refusal: readRefusal(error)};
  }
}

async function checkPart(part: ReceivedFile): Promise<CheckedFile> {
  try {
    return await checkFile(part);
  } catch (error) {
    throw error instanceof Refusal ? new FileRefusal(error, part) : error;
  }
}
