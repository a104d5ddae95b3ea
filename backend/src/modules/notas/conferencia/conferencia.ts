import {jaVistos, type Excesso} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {nomeDe} from '../em-analise';
import {anotar, type NotaTravada} from '../eventos';
import {SegundaConferencia} from '../recusas';

const ABERTA = sql`confirmada_em IS NULL AND encerrada_em IS NULL`;

interface Conferencia {
  id: number;
  excessos: Excesso[];
  pedida_por: number | null;
  pedida_em: Date;
}

/** What a sale is beyond limits by, and what it would be worth. */
export interface VendaAcima {
  excessos: readonly Excesso[];
  pontos: number;
}

/**
 * A sale beyond the limits is scored by two people: the first one's is written down and refused; another one's, who says
 * so, goes through. What was not seen by the first is a new first look. Answers the look that is to be completed.
 * Call it with the receipt locked, before anything else is written.
 */
export async function exigirSegunda(
  db: Database,
  nota: NotaTravada,
  {venda, confirmar}: {venda: VendaAcima; confirmar: boolean},
): Promise<number> {
  const [aberta] = await lerAberta(db, nota.id);
  if (!aberta || !jaVistos(venda.excessos, aberta.excessos)) {
    await encerrarConferencias(db, [nota.id]);
    await pedir(db, nota, venda);
    throw recusa('Peça a outra pessoa da equipe que confira e confirme.', venda, undefined);
  }
  const primeira = await primeiraDe(db, aberta);
  if (primeira.minha)
    throw recusa('Você já conferiu esta nota: outra pessoa da equipe precisa confirmar.', venda, primeira);
  if (!confirmar)
    throw recusa(`${primeira.por} já conferiu esta nota. Confira você também e confirme.`, venda, primeira);
  return aberta.id;
}

/** The first look at a receipt that waits for a second one, for the form. */
export async function conferenciaAberta(db: Database, notaId: number) {
  const [aberta] = await lerAberta(db, notaId);
  if (!aberta) return null;
  return {...(await primeiraDe(db, aberta)), excessos: aberta.excessos.map(({texto}) => texto)};
}

const lerAberta = (db: Database, notaId: number) =>
  db.query(
    sql<Conferencia>`SELECT id, excessos, pedida_por, pedida_em FROM segunda_conferencia WHERE nota_id = ${notaId} AND ${ABERTA}`,
  );

/** Says who looked second, once the sale is written. */
export async function confirmarSegunda(
  db: Database,
  nota: NotaTravada,
  {id, vendaId}: {id: number; vendaId: number},
): Promise<{primeira: number | null; segunda: number}> {
  const {agora, ator} = currentContext();
  if (ator.tipo !== 'painel') throw new Error('only a person looks at a sale a second time');
  const [feita] = await db.query(
    sql<{pedida_por: number | null}>`
      UPDATE segunda_conferencia SET confirmada_por = ${ator.id}, confirmada_em = ${agora}, venda_id = ${vendaId} WHERE id = ${id} RETURNING pedida_por`,
  );
  await anotar(db, {notaId: nota.id, de: nota.estado, para: nota.estado, motivo: 'Segunda conferência feita'});
  return {primeira: feita?.pedida_por ?? null, segunda: ator.id};
}

/** What was seen of a receipt is worth nothing any more: it went another way, or has other files. */
export async function encerrarConferencias(db: Database, notas: readonly number[]): Promise<void> {
  await db.query(
    sql`UPDATE segunda_conferencia SET encerrada_em = ${currentContext().agora} WHERE nota_id = ANY(${notas}) AND ${ABERTA}`,
  );
}

async function pedir(db: Database, nota: NotaTravada, {excessos, pontos}: VendaAcima): Promise<void> {
  const {agora, ator} = currentContext();
  await db.query(
    sql`INSERT INTO segunda_conferencia (nota_id, excessos, pontos, pedida_por, pedida_em)
        VALUES (${nota.id}, ${JSON.stringify(excessos)}, ${pontos}, ${ator.tipo === 'painel' ? ator.id : null}, ${agora})`,
  );
  await anotar(db, {notaId: nota.id, de: nota.estado, para: nota.estado, motivo: 'Aguarda segunda conferência'});
  await audit(db, {acao: 'pedir-conferencia', entidade: 'nota', entidadeId: nota.id, depois: {pontos, excessos}});
}

interface Primeira {
  por: string;
  em: string;
  minha: boolean;
}

async function primeiraDe(db: Database, {pedida_por, pedida_em}: Conferencia): Promise<Primeira> {
  const {ator} = currentContext();
  const minha = pedida_por === (ator.tipo === 'painel' ? ator.id : null);
  const por = pedida_por === null ? 'O sistema' : await nomeDe(db, pedida_por);
  return {por, em: pedida_em.toISOString(), minha};
}

/** Nothing was scored; says what is beyond which limit and who has looked. */
function recusa(oQueFalta: string, {excessos, pontos}: VendaAcima, primeira: Primeira | undefined) {
  return SegundaConferencia({
    erro: `Esta venda passa do que uma pessoa pode pontuar sozinha. ${oQueFalta}`,
    excessos: excessos.map(({texto}) => texto),
    pontos,
    conferencia: {
      por: primeira?.por ?? null,
      em: primeira?.em ?? null,
      podeConfirmar: primeira !== undefined && !primeira.minha,
    },
  });
}

/** Who looked first at receipt `n`, while a second look is waited for. */
export const AGUARDA_SEGUNDA = `(SELECT coalesce(u.nome, 'Sistema') FROM segunda_conferencia c LEFT JOIN usuario u ON u.id = c.pedida_por
   WHERE c.nota_id = n.id AND c.confirmada_em IS NULL AND c.encerrada_em IS NULL)`;
