import {ROLES, mayCall} from '../roles';
import type {Operation} from '../document';
import {ACESSO} from './acesso';
import {ANTIFRAUDE} from './antifraude';
import {APROVACOES} from './aprovacoes';
import {CARTOES} from './cartoes';
import {COMUNICACAO} from './comunicacao';
import {CONFIGURACOES} from './configuracoes';
import {DIRETORIO} from './diretorio';
import {CURSOS} from './cursos';
import {ENVIOS} from './envios';
import {IMPORTACOES} from './importacoes';
import {MENSURACAO} from './mensuracao';
import {NOTAS} from './notas';
import {PINTORES} from './pintores';
import {PONTOS} from './pontos';
import {PREFERENCIAS} from './preferencias';
import {PREMIOS} from './premios';
import {PRIVACIDADE} from './privacidade';
import {RELATORIOS} from './relatorios';
import {REVENDAS} from './revendas';
import {TRABALHOS} from './trabalhos';
import type {Scenario} from './scenario';

const SCENARIOS: Readonly<Record<string, Scenario | undefined>> = {
  ...ACESSO,
  ...ANTIFRAUDE,
  ...APROVACOES,
  ...CARTOES,
  ...COMUNICACAO,
  ...CONFIGURACOES,
  ...DIRETORIO,
  ...CURSOS,
  ...ENVIOS,
  ...IMPORTACOES,
  ...MENSURACAO,
  ...NOTAS,
  ...PINTORES,
  ...PONTOS,
  ...PREFERENCIAS,
  ...PREMIOS,
  ...PRIVACIDADE,
  ...RELATORIOS,
  ...REVENDAS,
  ...TRABALHOS,
};

/**
 * The scenario of an endpoint; read-only endpoints without requirements have a default one.
 * @throws when there is none, with the file where it should be.
 */
export function scenarioOf({route, method, parameters, 'x-quem': who}: Operation): Scenario {
  const scenario = SCENARIOS[route];
  if (scenario) return scenario;
  const needs = parameters.some(
    parameter => parameter.in === 'path' || (parameter.in === 'query' && parameter.required),
  );
  const role = ROLES.find(each => mayCall(who, each) && each !== 'pintor sem regulamento');
  if (method === 'GET' && !needs && role) return () => ({as: role});
  throw new Error(
    `${route} has no scenario: describe in bench/src/fuzz/scenarios, in the file of its context, what has to exist and a call that is accepted`,
  );
}

/** Names of scenarios without an endpoint. */
export const unknownScenarios = (operations: readonly Operation[]): string[] =>
  Object.keys(SCENARIOS).filter(name => !operations.some(({route}) => route === name));
