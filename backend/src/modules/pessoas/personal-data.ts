import {timestampText} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql} from '../../kernel/persistence/sql';

/**
 * Data that stays after erasure, so that erasing an account does not remove a debt or allow a second use of what is
 * allowed once. An active painter's export contains only certain matches, as a phone number or an e-mail may match
 * somebody else.
 */
export const PESSOAS_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {
      table: 'identificador_apagado',
      rows: id => sql`t.pintor_id = ${id}`,
      retained: {
        tipo: 'a kind',
        hash: 'a keyed hash: says who somebody was to whoever has the key and the CPF already, and to nobody else',
        chave: 'which key',
      },
    },
    {
      table: 'participacao_anterior',
      rows: id => sql`t.pintor_id = ${id}`,
      erase: 'rows',
    },
  ],
  exportSections: [
    {
      name: 'participacoesAnteriores',
      place: 81,
      title: 'Suas participações anteriores',
      why: 'Não perdoar débitos nem repetir o que é uma vez por pessoa quando alguém apaga os dados e volta.',
      rows: id => sql<{'Dados apagados em': string | null; 'Reconhecida em': string; 'Guardado até': string}>`
        SELECT ${timestampText('p.anonimizado_em')} AS "Dados apagados em", ${timestampText('t.reconhecida_em')} AS "Reconhecida em",
               ${timestampText('t.vale_ate')} AS "Guardado até"
          FROM participacao_anterior t JOIN pintor p ON p.id = t.anterior_id
         WHERE t.pintor_id = ${id} AND t.por = 'cpf' ORDER BY t.anterior_id DESC`,
    },
  ],
};
