import {sql} from '@clube/backend';
import {dataCivil, inicioDoDia, somarDias, type DataCivil} from '@clube/domain';
import {SISTEMA, como} from '../mundo';
import type {Plano} from '../plano';
import {instante} from '../tempo';
import {atorDe, membroDe, type Programa} from './programa';

/** Ten past midnight, when the night's work is done. */
const NOITE = 10;
/** Days before today on which staff gave points back, and how many days' worth of expired ones. */
const DEVOLUCAO = 70;
const DEVOLVE_DIAS = 45;

/** What the night after a day does: what is due expires; once, staff give some of it back. */
export function noite({mundo: {pontos}, equipe}: Programa, hoje: DataCivil): (dia: DataCivil) => Promise<void> {
  const devolucao = somarDias(hoje, -DEVOLUCAO);
  return async dia => {
    const momento = instante(somarDias(dia, 1), NOITE);
    await como(momento, SISTEMA, () => pontos.expirar());
    if (dia !== devolucao) return;
    const desde = inicioDoDia(somarDias(dia, -DEVOLVE_DIAS));
    await como(
      instante(somarDias(dia, 1), NOITE + 500),
      equipe.smart,
      () => pontos.devolver(desde),
      '/painel/pontos-expirados',
    );
  };
}

/** What is left at the end: levels as of now, last visits, companies, and who was switched off. */
export async function encerrarPeriodo(programa: Programa, {pintores, compras, agora}: Plano): Promise<void> {
  const {mundo} = programa;
  await como(agora, SISTEMA, () => mundo.niveis.reavaliarTodos());
  const ultimas = new Map(compras.map(({pintor, enviadaEm}) => [pintor.cpf, enviadaEm]));
  for (const pintor of pintores.filter(({aceitouRegulamento}) => aceitouRegulamento)) {
    const visita = ultimas.get(pintor.cpf) ?? instante(pintor.criadoEm, 1320);
    const {id} = membroDe(programa, pintor);
    await como(visita < agora ? visita : agora, atorDe(programa, pintor), () => mundo.acessos.anotarAcesso(id));
  }
  const cpfs = (quais: typeof pintores) => quais.map(({cpf}) => cpf);
  const desligados = cpfs(pintores.filter(({ativo}) => !ativo));
  const empresas = cpfs(pintores.filter(({isCompany}) => isCompany));
  await mundo.db.query(sql`UPDATE pintor SET ativo = false WHERE cpf = ANY(${desligados})`);
  await mundo.db.query(sql`UPDATE pintor SET is_company = true WHERE cpf = ANY(${empresas})`);
}

export const primeiroDia = (pintores: Plano['pintores'], agora: Date): DataCivil =>
  pintores.reduce((dia, {criadoEm}) => (criadoEm < dia ? criadoEm : dia), dataCivil(agora));
