import {IDENTIFIER_LABELS, formatDateTime, formatPontosInWords} from '@clube/domain';

import {Facts, type Fact} from '../components/record-page/Facts';
import type {Pintor} from './types';

type Life = Pintor['participacoesAnteriores'][number];

const CERTAIN = 'É a mesma pessoa (mesmo CPF)';
const POSSIBLE = 'Pode ser a mesma pessoa';

function describe({por, desativada, debito, codigoRecusado}: Life): string {
  const by = por.map(tipo => IDENTIFIER_LABELS[tipo]).join(', ');
  return [
    por.includes('cpf') ? CERTAIN : `${POSSIBLE} (${by})`,
    debito > 0 && `débito de ${formatPontosInWords(debito)} trazido para este cadastro`,
    codigoRecusado && `o código de cadastro ${codigoRecusado} não deu pontos: já tinha sido usado`,
    desativada && 'estava inativado pela equipe antes de ser apagado',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A painter's earlier, erased accounts: when each ended and what remained. They contain no personal data. */
export function EarlierAccounts({accounts}: {accounts: readonly Life[]}) {
  if (accounts.length === 0) return null;
  const facts = accounts.map((life): Fact => [
    `Cadastro apagado em ${formatDateTime(new Date(life.apagadaEm))}`,
    describe(life),
  ]);
  return <Facts label="Já participou" facts={facts} />;
}
