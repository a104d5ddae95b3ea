import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ArquivoRecebido, Crud, Declared, Fields} from '@clube/backend';
import type {DataCivil} from '@clube/domain';

interface Linha<Create> {
  campos: Create;
  /** Draws its picture, as PNG. */
  imagem?: () => Promise<Buffer>;
}

interface Lugar {
  crud: Crud;
  /** The day that the data is made for. */
  hoje: DataCivil;
  /** Where pictures pass through. */
  pasta: string;
}

/** Makes the demo's rows of one plain registration, one after another. */
export type Registro = (lugar: Lugar) => Promise<void>;

export const declared: Registro[] = [];

/**
 * Declares the demo's rows of a plain registration: checked, written and audited as if staff had sent them.
 * @throws when a row breaks a rule of its declaration
 */
export function registro<F extends Fields, K extends string>(
  entity: Declared<F, K>,
  linhas: (hoje: DataCivil) => readonly Linha<NonNullable<Declared<F, K>['types']>['create']>[],
): void {
  declared.push(async ({crud, hoje, pasta}) => {
    await mkdir(pasta, {recursive: true});
    for (const {campos, imagem} of linhas(hoje)) {
      entity.create.parse(campos);
      const {picture} = entity.options;
      const files = picture && imagem ? [await recebida(picture.declaration.field, await imagem(), pasta)] : [];
      await crud.create(entity, campos, {files});
      for (const {caminho} of files) await rm(caminho);
    }
  });
}

/** A file as it stands once a form has brought it. */
async function recebida(campo: string, conteudo: Buffer, pasta: string): Promise<ArquivoRecebido> {
  const sha256 = createHash('sha256').update(conteudo).digest('hex');
  const caminho = join(pasta, `registro-${sha256.slice(0, 16)}.png`);
  await writeFile(caminho, conteudo);
  const tipo = {ext: 'png', mime: 'image/png'};
  return {campo, nomeOriginal: `${campo}.png`, caminho, bytes: conteudo.length, sha256, tipo, excedeu: false};
}
