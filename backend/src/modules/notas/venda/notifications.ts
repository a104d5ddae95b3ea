import {civilDateOf, formatDate, formatPontosInWords} from '@clube/domain';
import type {Jobs} from '../../../kernel/jobs/jobs';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export const NOTIFY_PONTUACAO = 'notas.avisar-pontuacao';
export const NOTIFY_WITHOUT_PONTOS = 'notas.avisar-sem-pontos';

export interface PontuacaoJob {
  vendaId: number;
  /** Staff did not ask for an email. */
  semEmail?: boolean;
}

export interface WithoutPontosJob {
  notaId: number;
  /** When it was decided, ISO 8601: a receipt may be decided again. */
  em: string;
}

interface NotificationParts {
  db: Database;
  jobs: Jobs;
  notices: Notices;
}

const NO_EFFECT =
  'O código enviado com ela não teve efeito, porque a revenda master já dobra os pontos. Ele continua valendo.';
const notUsed = (codigo: string): string =>
  `O código ${codigo}, enviado com ela, não entrou na conta. Se ainda valer, use em outra nota.`;
const PAGE = '/pontuacoes';

/** The notices to painters about their receipts. */
export function defineNotifications(parts: NotificationParts): void {
  parts.jobs.define<PontuacaoJob>({name: NOTIFY_PONTUACAO, run: job => notifyPontuacao(parts, job)});
  parts.jobs.define<WithoutPontosJob>({name: NOTIFY_WITHOUT_PONTOS, run: job => notifyWithoutPontos(parts, job)});
}

async function notifyPontuacao(
  {db, notices}: NotificationParts,
  {vendaId, semEmail: noLetter}: PontuacaoJob,
): Promise<void> {
  const venda = await db.one(sql<{
    pintorId: number;
    loja: string;
    numero: string;
    pontos: number;
    cancelado: boolean;
    naoUsado: string | null;
  }>`
    SELECT v.pintor_id AS "pintorId", l.nome AS loja, v.identificador AS numero, v.total_pontos AS pontos,
           coalesce((v.calculo->>'codigoCancelado')::boolean, false) AS cancelado,
           CASE WHEN n.codigo_promocional IS DISTINCT FROM v.codigo THEN n.codigo_promocional END AS "naoUsado"
      FROM venda v JOIN loja l ON l.cnpj = v.cnpj_loja JOIN nota n ON n.id = v.nota_id WHERE v.id = ${vendaId} AND v.estado = 'pontuada'`);
  if (!venda) return;
  const noEffect = venda.cancelado ? NO_EFFECT : venda.naoUsado ? notUsed(venda.naoUsado) : undefined;
  await notices.notify({
    pintorId: venda.pintorId,
    tipo: 'nota_pontuada',
    chave: `venda:${vendaId}`,
    titulo: `Sua nota valeu ${formatPontosInWords(venda.pontos)}`,
    texto: `Nota ${venda.numero}, da loja ${venda.loja}.`,
    detalhe: noEffect,
    destino: PAGE,
    email: !noLetter || noEffect !== undefined,
  });
}

async function notifyWithoutPontos(
  {db, notices}: NotificationParts,
  {notaId, em: at}: WithoutPontosJob,
): Promise<void> {
  const nota = await db.one(sql<{
    pintorId: number;
    estado: string;
    motivo: string | null;
    enviada: Date;
  }>`
    SELECT pintor_id AS "pintorId", estado, reprovado_motivo AS motivo, criado_em AS enviada
      FROM nota WHERE id = ${notaId} AND estado IN ('reprovada', 'encerrada')`);
  if (!nota) return;
  const sent = formatDate(civilDateOf(nota.enviada));
  const rejected = nota.estado === 'reprovada';
  await notices.notify({
    pintorId: nota.pintorId,
    tipo: 'nota_reprovada',
    chave: `nota:${notaId}:${at}`,
    titulo: rejected ? 'Sua nota não foi aceita' : 'Sua nota não gera pontos',
    texto: rejected
      ? `A nota enviada em ${sent} foi reprovada: ${nota.motivo ?? 'veja o motivo em Pontos'}.`
      : `A nota enviada em ${sent} foi conferida e não tem produtos que pontuam.`,
    detalhe: rejected ? 'Em Pontos você vê a foto e pode enviar de novo.' : undefined,
    destino: PAGE,
  });
}
