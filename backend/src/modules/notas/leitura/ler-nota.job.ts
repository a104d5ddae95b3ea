import {LeitorParado, type DocumentoLido} from '@clube/receipt-reader';
import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import type {Logger} from '../../../kernel/logger';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Storage} from '../../../kernel/storage/storage';
import type {CasamentoService, RevendasService} from '../../revendas';
import {conteudoDe} from './conteudo';
import type {Leitor} from './leitor';
import {NAO_LIDA, guardarLeitura, limparLeitura} from './guardar';
import {prontaParaConfirmar} from './promover';
import {pedirLeitura, type TarefaLeitura} from './pedido';
import {arquivosDasNotas, type ArquivoDeNota} from '../arquivos';

/** How often one request to read is tried before the receipt is left to people. */
export const TENTATIVAS_LEITURA = 3;

export interface PartesDaLeitura {
  db: Database;
  storage: Storage;
  jobs: Jobs;
  log: Logger;
  leitor: () => Promise<Leitor>;
  casamento: CasamentoService;
  revendas: RevendasService;
}

interface Comecada {
  notaId: number;
  pedido: number;
  tentativas: number;
  pendente: boolean;
}

/** Reads one receipt, if it still waits for that. Safe to run twice; throws when it is to be tried again. */
export async function lerNota(partes: PartesDaLeitura, tarefa: TarefaLeitura): Promise<void> {
  const {db, log} = partes;
  const {notaId} = tarefa;
  const comecada = await comecar(db, tarefa);
  if (!comecada) return;
  const {tentativas} = comecada;
  if (tentativas > TENTATIVAS_LEITURA) return desistir(partes, comecada);
  const arquivos = await arquivosDasNotas(db, [notaId]);
  if (!comecada.pendente || arquivos.length === 0) return esquecer(db, comecada);
  let lido: DocumentoLido;
  try {
    lido = limparLeitura(await lerArquivos(partes, arquivos));
  } catch (error) {
    const parado = error instanceof LeitorParado;
    if (parado) await descontar(db, comecada);
    else log.warn({err: error, nota: notaId, tentativas}, 'reading failed');
    if (parado || tentativas < TENTATIVAS_LEITURA) throw error;
    return desistir(partes, comecada);
  }
  await guardar(partes, comecada, {lido: {...lido, certa: await soConfirmar(partes, lido)}, arquivos});
}

/** Lists call certain what only has to be confirmed, products and shop included. */
async function soConfirmar({casamento, revendas}: PartesDaLeitura, lido: DocumentoLido): Promise<boolean> {
  const cnpj = lido.cnpj ?? null;
  const casados = await casamento.casar(cnpj, lido.itens);
  return prontaParaConfirmar(lido, casados, cnpj !== null && (await revendas.conhece(cnpj)));
}

/** Counts the attempt before it is made: a document that takes the whole server down counts too. */
function comecar(db: Database, {notaId, pedido}: TarefaLeitura): Promise<Comecada | undefined> {
  return db.tx(() =>
    db.one(sql<Comecada>`
      UPDATE nota_leitura r SET tentativas = r.tentativas + 1, atualizado_em = ${currentContext().agora} FROM nota n
        WHERE n.id = r.nota_id AND r.nota_id = ${notaId} AND r.estado = 'em_leitura' AND r.pedido = coalesce(${pedido ?? null}, r.pedido)
       RETURNING r.nota_id AS "notaId", r.pedido, r.tentativas, n.estado = 'pendente' AND n.junta_em IS NULL AS pendente`),
  );
}

/** The server went down: that was no attempt of this document's. */
async function descontar(db: Database, {notaId, pedido}: Comecada): Promise<void> {
  await db.tx(() =>
    db.query(
      sql`UPDATE nota_leitura SET tentativas = tentativas - 1 WHERE nota_id = ${notaId} AND pedido = ${pedido} AND estado = 'em_leitura'`,
    ),
  );
}

async function lerArquivos({leitor, storage}: PartesDaLeitura, arquivos: ArquivoDeNota[]): Promise<DocumentoLido> {
  return (await leitor()).ler(
    arquivos.map(({caminho, mime, recorte}) => ({
      conteudo: conteudoDe(storage, caminho),
      mime,
      ...(recorte ? {recorte} : {}),
    })),
  );
}

/** Only what was read of the files that the receipt still has; when they changed unsaid they are read again. */
async function guardar(
  {db, jobs, log}: PartesDaLeitura,
  comecada: Comecada,
  {lido, arquivos}: {lido: DocumentoLido; arquivos: ArquivoDeNota[]},
): Promise<void> {
  const {notaId} = comecada;
  const kept = await db.tx(async () => {
    await db.query(sql`SELECT 1 FROM nota WHERE id = ${notaId} FOR NO KEY UPDATE`);
    const agora = await arquivosDasNotas(db, [notaId]);
    if (JSON.stringify(agora) === JSON.stringify(arquivos)) return guardarLeitura(db, comecada, lido);
    const [mine] = await db.query(
      sql`SELECT 1 FROM nota_leitura WHERE nota_id = ${notaId} AND pedido = ${comecada.pedido}`,
    );
    if (mine) await pedirLeitura(db, jobs, notaId);
    return false;
  });
  const {estado, certa, itens, medidas} = lido;
  const {vias, paginas, duracaoMs} = medidas;
  log.info(
    {nota: notaId, estado, certa, vias, paginas, itens: itens.length, segundos: Math.round(duracaoMs / 100) / 10, kept},
    'receipt read',
  );
}

async function desistir({db, log}: PartesDaLeitura, comecada: Comecada): Promise<void> {
  const {notaId, tentativas} = comecada;
  await db.tx(() => guardarLeitura(db, comecada, NAO_LIDA));
  log.error({nota: notaId, tentativas}, 'reading given up');
}

/** Nobody waits for it any more, or there is nothing to read. */
async function esquecer(db: Database, {notaId, pedido}: Comecada): Promise<void> {
  await db.tx(() =>
    db.query(
      sql`UPDATE nota_leitura SET estado = 'nao_lida' WHERE nota_id = ${notaId} AND pedido = ${pedido} AND estado = 'em_leitura'`,
    ),
  );
}
