import {DECISION_NOTICE_SECONDS, civilDateOf, formatDate, formatPontosInWords} from '@clube/domain';
import type {Events} from '../../../kernel/events/events';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NotaEncerrada, NotaPontuada, NotaReprovada} from '../domain-events';

interface NotificationDependencies {
  db: Database;
  events: Events;
  notices: Notices;
}

const NO_EFFECT =
  'O código enviado com ela não teve efeito, porque a revenda master já dobra os pontos. Ele continua valendo.';
const notUsed = (codigo: string): string =>
  `O código ${codigo}, enviado com ela, não entrou na conta. Se ainda valer, use em outra nota.`;
const PAGE = '/pontuacoes';

/** The notices to painters about their receipts. */
export function defineNotifications(deps: NotificationDependencies): void {
  const {events} = deps;
  events.subscribe({
    name: 'avisos.nota-pontuada',
    event: NotaPontuada,
    afterSeconds: DECISION_NOTICE_SECONDS,
    handle: ({data}) => notifyPontuacao(deps, data),
  });
  for (const [name, event] of [
    ['avisos.nota-reprovada', NotaReprovada],
    ['avisos.nota-encerrada', NotaEncerrada],
  ] as const)
    events.subscribe<{notaId: number}>({
      name,
      event,
      afterSeconds: DECISION_NOTICE_SECONDS,
      handle: ({data: {notaId}}) => notifyWithoutPontos(deps, notaId),
    });
}

async function notifyPontuacao(
  {db, notices}: NotificationDependencies,
  {vendaId, comEmail: byEmail}: {vendaId: number; comEmail: boolean},
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
    email: byEmail || noEffect !== undefined,
  });
}

/** A receipt may be decided repeatedly, so each decision that stands has a notice of its own. */
async function notifyWithoutPontos({db, notices}: NotificationDependencies, notaId: number): Promise<void> {
  const nota = await db.one(sql<{
    pintorId: number;
    estado: string;
    motivo: string | null;
    enviada: Date;
    decisao: number | null;
  }>`
    SELECT pintor_id AS "pintorId", estado, reprovado_motivo AS motivo, criado_em AS enviada,
           (SELECT max(e.id) FROM nota_evento e WHERE e.nota_id = nota.id) AS decisao
      FROM nota WHERE id = ${notaId} AND estado IN ('reprovada', 'encerrada')`);
  if (!nota) return;
  const sent = formatDate(civilDateOf(nota.enviada));
  const rejected = nota.estado === 'reprovada';
  await notices.notify({
    pintorId: nota.pintorId,
    tipo: 'nota_reprovada',
    chave: `decisao:${nota.decisao}`,
    titulo: rejected ? 'Sua nota não foi aceita' : 'Sua nota não gera pontos',
    texto: rejected
      ? `A nota enviada em ${sent} foi reprovada: ${nota.motivo ?? 'veja o motivo em Pontos'}.`
      : `A nota enviada em ${sent} foi conferida e ${nota.motivo ? `não gera pontos: ${nota.motivo}` : 'não tem produtos que pontuam'}.`,
    detalhe: rejected ? 'Em Pontos você vê a foto e pode enviar de novo.' : undefined,
    destino: PAGE,
  });
}
