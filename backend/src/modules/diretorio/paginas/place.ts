import {isValidCep, digitsOnly, withoutAccents} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export interface Place {
  id: number;
  nome: string;
  uf: string;
}

export const placeName = ({nome, uf}: Place): string => `${nome}/${uf}`;

const NAMED = /^\s*(.+?)(?:\s*[/,-]\s*|\s+)([a-z]{2})\s*$/i;

/**
 * The municipality for "Campinas/SP", "campinas" or a CEP; signs and spaces do not matter; of several with one name the one with the most painters.
 * Undefined if unknown.
 * @throws the errors of `lookUpCep`
 */
export async function findPlace(
  db: Database,
  lookUpCep: (cep: string) => Promise<{localidade: string; uf: string}>,
  typed: string,
): Promise<Place | undefined> {
  const cep = digitsOnly(typed);
  if (isValidCep(cep) && !/[a-z]/i.test(typed)) {
    const {localidade, uf} = await lookUpCep(cep);
    return named(db, localidade, uf);
  }
  const [, nome, uf] = NAMED.exec(typed) ?? [];
  return (nome && uf ? await named(db, nome, uf) : undefined) ?? named(db, typed);
}

const named = (db: Database, nome: string, uf?: string): Promise<Place | undefined> =>
  db.one(sql<Place>`
    SELECT m.id, m.nome, m.uf FROM municipio m WHERE regexp_replace(m.busca, '[^a-z0-9]', '', 'g') = ${withoutAccents(nome).replace(/[^a-z0-9]/g, '')}
       AND (${uf?.toUpperCase() ?? null}::text IS NULL OR m.uf = ${uf?.toUpperCase() ?? null})
     ORDER BY (SELECT count(*) FROM pagina_diretorio d WHERE d.municipio_id = m.id AND d.listada AND NOT d.oculta) DESC, m.id LIMIT 1`);
