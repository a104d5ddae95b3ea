import {Readable} from 'node:stream';
import {Decrypter, Encrypter, generateX25519Identity, identityToRecipient} from 'age-encryption';
import {BackupError, damaged} from '../errors';

/** Shorter passphrases can be guessed by whoever gets the file. */
const PASSPHRASE_MIN = 16;
const MAGIC = 'age-encryption.org/';
const IDENTITY = /^AGE-SECRET-KEY-/i;

/** Whether a file with this beginning was encrypted by age. */
export const isEncrypted = (head: Buffer): boolean => head.subarray(0, MAGIC.length).toString('latin1') === MAGIC;

/** Creates a key pair: `recipient` encrypts and may be on the server; `identity` decrypts and must not be. */
export async function makeKeyPair(): Promise<{recipient: string; identity: string}> {
  const identity = await generateX25519Identity();
  return {identity, recipient: await identityToRecipient(identity)};
}

/**
 * @param key a passphrase, or the public key of a pair (`age1…`), with which nobody on the server can decrypt the
 * backup. The secret key works too.
 */
export async function encrypted(plain: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  if (/^age1/i.test(key) || IDENTITY.test(key)) {
    try {
      encrypter.addRecipient(IDENTITY.test(key) ? await identityToRecipient(key) : key);
    } catch (error) {
      throw new BackupError('BACKUP_KEY parece uma chave do age, mas não é válida.', {cause: error});
    }
  } else {
    if (key.length < PASSPHRASE_MIN)
      throw new BackupError(`BACKUP_KEY precisa de ${PASSPHRASE_MIN} caracteres ou mais: openssl rand -hex 32`);
    encrypter.setPassphrase(key);
  }
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(plain)));
}

/** @throws BackupError for a wrong key. */
export async function decrypted(cipher: Readable, key: string | undefined): Promise<Readable> {
  if (!key) throw new BackupError('A cópia está cifrada: informe a chave em BACKUP_KEY.');
  if (/^age1/i.test(key))
    throw new BackupError('Esta é a chave pública, que só cifra: informe a secreta (AGE-SECRET-KEY-1…) em BACKUP_KEY.');
  const decrypter = new Decrypter();
  try {
    if (IDENTITY.test(key)) decrypter.addIdentity(key);
    else decrypter.addPassphrase(key);
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(cipher)));
  } catch (error) {
    if (/no identity matched/.test((error as Error).message))
      throw new BackupError('A chave em BACKUP_KEY não abre esta cópia.', {cause: error});
    throw damaged('o começo não se lê', error);
  }
}
