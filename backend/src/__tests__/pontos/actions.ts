import {CHECK_LIMITS} from '@clube/domain';
import {Refusal} from '../../kernel/refusals/refusals';
import {Answer} from '../../kernel/http/output/answer';
import {ResgateCancellationService, RedeemService} from '../../modules/premios';
import {NotaUndoService, NotaScoringService} from '../../modules/notas';
import type {CorrectionsService} from '../../modules/notas/corrections/corrections.service';
import {sql} from '../../kernel/persistence/sql';
import type {ExpiryService, PontosService} from '../../modules/pontos';
import {
  givenPremio,
  givenUsuario,
  insert,
  nextNumber,
  type GivenPintor,
  type GivenPremio,
  type GivenProduto,
  type TestApp,
} from '../support';
import {givenScenario, givenVenda} from '../notas/support';
import {givenPintor} from '../support';

type Actor = {kind: 'painel'; id: number; nome: string; session: string; permissao: 1};

export interface World {
  t: TestApp;
  pintores: GivenPintor[];
  premios: GivenPremio[];
  scoring: NotaScoringService;
  undoing: NotaUndoService;
  correcting: CorrectionsService;
  redeeming: RedeemService;
  cancelling: ResgateCancellationService;
  pontos: PontosService;
  expiry: ExpiryService;
  produto: GivenProduto;
  scenarioOf(pintor: GivenPintor): Parameters<typeof givenVenda>[1];
  actor: Actor;
  /** A second staff user, for second checks. */
  second: Actor;
}

const service = <T>(t: TestApp, name: string) => t.app.get<T>(`services.${name}`);

/** Creates painters, a prize of 200 points, one of 350 with little stock and a product of 1 point; also has the services. */
export async function givenWorld(t: TestApp, count: number): Promise<World> {
  const pintores = [await givenPintor(t)];
  while (pintores.length < count) pintores.push(await givenPintor(t, {indicadoPor: pintores[0]?.id}));
  const [staff, another] = [await givenUsuario(t, 1), await givenUsuario(t, 1)];
  const [first] = pintores;
  if (!first) throw new Error('no painter');
  const scenario = await givenScenario(t, first);
  const produto = await insert<GivenProduto>(t, 'produto', {
    codigo: `UM${nextNumber()}`,
    nome: 'Um ponto',
    valorUnitario: 1,
    valorPontos: 1,
  });
  return {
    t,
    pintores,
    produto,
    premios: [await givenPremio(t, {custo: 2}), await givenPremio(t, {custo: 3.5, isCombo: true, quantidade: 6})],
    scenarioOf: pintor => ({...scenario, pintor, produto}),
    actor: {kind: 'painel', id: staff.id, nome: staff.nome, session: 'teste', permissao: 1},
    second: {kind: 'painel', id: another.id, nome: another.nome, session: 'teste', permissao: 1},
    scoring: await service(t, 'NotaScoringService'),
    undoing: await service(t, 'NotaUndoService'),
    correcting: await service(t, 'CorrectionsService'),
    redeeming: await service(t, 'RedeemService'),
    cancelling: await service(t, 'ResgateCancellationService'),
    pontos: await service(t, 'PontosService'),
    expiry: await service(t, 'ExpiryService'),
  };
}

/** Runs an action on the server; returns undefined if it is refused. Any other error fails the test. */
export async function runAction<T>(world: World, work: () => Promise<T>): Promise<T | undefined> {
  try {
    const result = await world.t.run(work, world.actor);
    return result instanceof Answer && (result.status ?? 200) >= 400 ? undefined : result;
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return undefined;
    throw error;
  }
}

export const valueOf = <T>(answer: Answer): T => (answer.body as {value: T}).value;

/** Scores a receipt, a new one or one that was returned, with this number of points; returns its id. */
export async function scoreNota(
  world: World,
  pintor: GivenPintor,
  pontos: number,
  codigoPromocional?: string,
  again?: {idFoto: number; nomeArquivo: string},
): Promise<number | undefined> {
  const itens = [{codigo: world.produto.codigo, qtde: pontos, valorUnitario: 1}];
  const {venda, nota} = await givenVenda(world.t, world.scenarioOf(pintor), {
    itens,
    codigoPromocional,
    realizadoEm: '20260901',
    ...again,
  });
  const id = again?.idFoto ?? nota.id;
  const alone = await runAction(world, () => world.scoring.score(venda));
  // Many units require a second person.
  const second = () => runAction({...world, actor: world.second}, () => world.scoring.score(venda, {confirmar: true}));
  const done = alone ?? (pontos > CHECK_LIMITS.itemQtde ? await second() : undefined);
  return done && id;
}

/** Scores a receipt again that was returned to the pending ones. */
export async function scoreAgain(world: World, notaId: number, pontos: number): Promise<number | undefined> {
  const nota = await world.t.db.one(
    sql<{pintorId: number; nomeArquivo: string}>`
      SELECT n.pintor_id AS "pintorId", n.nome_arquivo AS "nomeArquivo" FROM nota n WHERE n.id = ${notaId}`,
  );
  const pintor = world.pintores.find(({id}) => id === nota?.pintorId);
  return nota && pintor && scoreNota(world, pintor, pontos, undefined, {idFoto: notaId, nomeArquivo: nota.nomeArquivo});
}

export async function placeOrder(
  world: World,
  pintor: GivenPintor,
  premio: GivenPremio,
  qtde = 1,
): Promise<number | undefined> {
  const done = await runAction(world, () => world.redeeming.redeem(pintor.id, {codigoPremio: premio.codigo, qtde}));
  return done && valueOf<{resgate: {id: number}}>(done).resgate.id;
}

/** Corrects a scored receipt while its product has this number of points per unit; returns the new total. */
export async function correctNota(world: World, notaId: number, pontos: number): Promise<number | undefined> {
  const {db} = world.t;
  const venda = await db.one(sql<{id: number}>`SELECT id FROM venda WHERE nota_id = ${notaId} AND estado = 'pontuada'`);
  if (!venda) return undefined;
  const worth = (points: number) =>
    db.query(sql`UPDATE produto SET valor_pontos = ${points} WHERE id = ${world.produto.id}`);
  await worth(pontos);
  const done = await runAction(world, () => world.correcting.correct(venda.id, undefined));
  await worth(1);
  if (done === undefined) return undefined;
  return (await db.one(sql<{total: number}>`SELECT total_pontos AS total FROM venda WHERE id = ${venda.id}`))?.total;
}
