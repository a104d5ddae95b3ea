import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {BindingScope, inject, injectable} from '@loopback/core';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {defineRefusal} from '../../../kernel/errors';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Storage} from '../../../kernel/storage/storage';
import {NotaNaoEncontrada} from '../recusas';

const NaoConfere = defineRefusal(
  409,
  'NAO_CONFERE',
  'Um arquivo guardado não é mais o que foi enviado. Nada foi entregue.',
);

/** One of a receipt's files as it was sent, with what was written down when it arrived. */
export interface ArquivoEvidencia {
  arquivo: string;
  sha256: string;
  bytes: number;
  mime: string;
  nomeOriginal: string | null;
  enviadoEm: string;
}

interface Guardado {
  caminho: string;
  sha256: string;
  bytes: number;
  mime: string;
  nome_original: string | null;
  criado_em: Date;
}

/**
 * The files of a receipt as the painter sent them, place and device of the camera included: never over HTTP, but out of
 * the operator's hand where the law asks for them.
 */
@injectable({scope: BindingScope.SINGLETON})
export class EvidenciaService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
  ) {}

  /**
   * Writes the files and a list of them (`evidencia.json`) into a folder, which must not have them yet, and that this
   * was done into the audit trail.
   * @param quem the operator, as the machine knows them
   * @throws NaoConfere when a file is missing or is not what arrived: nothing is written then.
   */
  async entregar(notaId: number, pasta: string, quem: string): Promise<ArquivoEvidencia[]> {
    const guardados = await this.db.query(sql<Guardado>`
      SELECT DISTINCT ON (a.id) a.caminho, a.sha256, a.bytes, a.mime, a.nome_original, a.criado_em
         FROM nota n JOIN nota_arquivo na ON na.nota_id = n.id JOIN arquivo a ON a.id = na.arquivo_id WHERE n.id = ${notaId} ORDER BY a.id`);
    if (guardados.length === 0) throw NotaNaoEncontrada({erro: `A nota ${notaId} não existe ou não tem arquivos.`});
    const conteudos: Buffer[] = [];
    for (const guardado of guardados) conteudos.push(await this.conferido(guardado));
    const lista = guardados.map(descrever);
    // In one transaction: what is not in the trail is not given out.
    await this.db.tx(async () => {
      await audit(this.db, {
        acao: 'entregar-evidencia',
        entidade: 'nota',
        entidadeId: notaId,
        depois: {operador: quem, arquivos: lista.map(({arquivo, sha256}) => ({arquivo, sha256}))},
      });
      await mkdir(pasta, {recursive: true, mode: 0o700});
      for (const [i, {arquivo, sha256}] of lista.entries()) {
        await escrever(join(pasta, arquivo), conteudos[i] ?? Buffer.alloc(0));
        if (soma(await readFile(join(pasta, arquivo))) !== sha256)
          throw NaoConfere({erro: `${arquivo} não pôde ser escrito inteiro.`});
      }
      const entregueEm = currentContext().agora.toISOString();
      const texto = JSON.stringify({nota: notaId, entregueEm, arquivos: lista}, null, 2);
      await escrever(join(pasta, 'evidencia.json'), `${texto}\n`);
    });
    return lista;
  }

  private async conferido({caminho, sha256}: Guardado): Promise<Buffer> {
    const conteudo = (await this.storage.stat(caminho)) && (await buffer(this.storage.read(caminho)));
    if (!conteudo || soma(conteudo) !== sha256)
      throw NaoConfere({erro: `${caminho} ${conteudo ? 'não é mais o que foi enviado' : 'não está guardado'}.`});
    return conteudo;
  }
}

const soma = (conteudo: Buffer) => createHash('sha256').update(conteudo).digest('hex');

/** Never over what is there: a second delivery goes into a folder of its own. */
const escrever = (caminho: string, conteudo: Buffer | string) =>
  writeFile(caminho, conteudo, {flag: 'wx', mode: 0o600});

const descrever = ({caminho, sha256, bytes, mime, nome_original, criado_em}: Guardado): ArquivoEvidencia => ({
  arquivo: basename(caminho),
  sha256,
  bytes,
  mime,
  nomeOriginal: nome_original,
  enviadoEm: criado_em.toISOString(),
});
