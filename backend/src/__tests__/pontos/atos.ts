import {LIMITES_CONFERENCIA} from '@clube/domain';
import {Recusa} from '../../kernel/errors';
import {Resposta} from '../../kernel/http/answer';
import {CancelarResgateService, ResgatarService} from '../../modules/premios';
import {DesfazerService, PontuarService} from '../../modules/notas';
import {PontosService} from '../../modules/pontos';
import {
  givenPremio,
  givenUsuario,
  insert,
  nextNumber,
  type PintorDado,
  type PremioDado,
  type ProdutoDado,
  type TestApp,
} from '../support';
import {givenCenario, givenVenda} from '../notas/support';
import {givenPintor} from '../support';

type Quem = {tipo: 'painel'; id: number; nome: string; sessao: string; permissao: 1};

export interface Mundo {
  t: TestApp;
  pintores: PintorDado[];
  premios: PremioDado[];
  pontuar: PontuarService;
  desfazer: DesfazerService;
  resgatar: ResgatarService;
  cancelar: CancelarResgateService;
  pontos: PontosService;
  produto: ProdutoDado;
  cenarioDe(pintor: PintorDado): Parameters<typeof givenVenda>[1];
  como: Quem;
  /** Another person of staff, who looks a second time. */
  segunda: Quem;
}

const service = <T>(t: TestApp, name: string) => t.app.get<T>(`services.${name}`);

/** Painters, a plain prize of 200 points, one of 350 in short stock, a product of 1 point, and the services that act. */
export async function givenMundo(t: TestApp, quantos: number): Promise<Mundo> {
  const pintores = [await givenPintor(t)];
  while (pintores.length < quantos) pintores.push(await givenPintor(t, {indicadoPor: pintores[0]?.id}));
  const [staff, outra] = [await givenUsuario(t, 1), await givenUsuario(t, 1)];
  const [primeiro] = pintores;
  if (!primeiro) throw new Error('no painter');
  const cenario = await givenCenario(t, primeiro);
  const produto = await insert<ProdutoDado>(t, 'produto', {
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
    cenarioDe: pintor => ({...cenario, pintor, produto}),
    como: {tipo: 'painel', id: staff.id, nome: staff.nome, sessao: 'teste', permissao: 1},
    segunda: {tipo: 'painel', id: outra.id, nome: outra.nome, sessao: 'teste', permissao: 1},
    pontuar: await service(t, 'PontuarService'),
    desfazer: await service(t, 'DesfazerService'),
    resgatar: await service(t, 'ResgatarService'),
    cancelar: await service(t, 'CancelarResgateService'),
    pontos: await service(t, 'PontosService'),
  };
}

/** Runs an act of the server; a refusal answers undefined, any other error fails the test. */
export async function act<T>(mundo: Mundo, work: () => Promise<T>): Promise<T | undefined> {
  try {
    const result = await mundo.t.run(work, mundo.como);
    return result instanceof Resposta && (result.status ?? 200) >= 400 ? undefined : result;
  } catch (error) {
    if (error instanceof Recusa && error.status < 500) return undefined;
    throw error;
  }
}

export const valueOf = <T>(resposta: Resposta): T => (resposta.body as {value: T}).value;

/** A receipt of so many points, scored; answers the receipt's id. */
export async function pontuarNota(
  mundo: Mundo,
  pintor: PintorDado,
  pontos: number,
  codigoPromocional?: string,
): Promise<number | undefined> {
  const itens = [{codigo: mundo.produto.codigo, qtde: pontos, valorUnitario: 1}];
  const {venda, nota} = await givenVenda(mundo.t, mundo.cenarioDe(pintor), {
    itens,
    codigoPromocional,
    realizadoEm: '20260901',
  });
  const sozinha = await act(mundo, () => mundo.pontuar.pontuar(venda));
  // So many units are more than one person scores alone.
  const segunda = () => act({...mundo, como: mundo.segunda}, () => mundo.pontuar.pontuar(venda, {confirmar: true}));
  const done = sozinha ?? (pontos > LIMITES_CONFERENCIA.qtdeItem ? await segunda() : undefined);
  return done && nota.id;
}

export async function pedir(
  mundo: Mundo,
  pintor: PintorDado,
  premio: PremioDado,
  qtde = 1,
): Promise<number | undefined> {
  const done = await act(mundo, () => mundo.resgatar.resgatar(pintor.id, {codigoPremio: premio.codigo, qtde}));
  return done && valueOf<{resgate: {id: number}}>(done).resgate.id;
}
