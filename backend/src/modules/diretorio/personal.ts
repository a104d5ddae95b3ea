import {AVALIACAO_PINTOR_LABELS} from '@clube/domain';
import {timestampText, yesNo} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql} from '../../kernel/persistence/sql';

/** What a painter shows in the directory, and what customers say there: all of it goes with the painter. */
export const DIRETORIO_PERSONAL: PersonalDataDeclaration = {
  tables: [
    {table: 'pintor_categoria', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
    {table: 'midia_pintor', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows', files: ['arquivo_id']},
    {
      table: 'avaliacao_pintor_foto',
      rows: id => sql`t.avaliacao_id IN (SELECT a.id FROM avaliacao_pintor a WHERE a.pintor_id = ${id})`,
      erase: 'rows',
      files: ['arquivo_id'],
    },
    {table: 'avaliacao_pintor', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
  ],
  exportSections: [
    {
      name: 'categorias',
      place: 66,
      title: 'O que você faz, no Ache Seu Pintor',
      why: 'Mostrar a quem procura um pintor que serviços você oferece.',
      rows: id => sql<{Categoria: string}>`
        SELECT c.nome AS "Categoria" FROM pintor_categoria t JOIN categoria c ON c.id = t.categoria_id
         WHERE t.pintor_id = ${id} ORDER BY c.nome`,
    },
    {
      name: 'galeria',
      place: 67,
      title: 'Fotos dos seus trabalhos',
      why: 'Mostrar a quem procura um pintor o que você já fez, só com a sua autorização.',
      rows: id => sql<{'Enviada em': string; 'Oculta pela equipe': 'Sim' | 'Não'}>`
        SELECT ${timestampText('t.criada_em')} AS "Enviada em", ${yesNo('t.oculta')} AS "Oculta pela equipe"
          FROM midia_pintor t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
    {
      name: 'avaliacoes-clientes',
      place: 68,
      title: 'O que seus clientes disseram de você',
      why: 'Contar a quem procura um pintor o que seus clientes acharam, e dar o bônus de quem é bem avaliado.',
      rows: id => sql<{
        'Pedida em': string;
        Trabalho: string | null;
        Situação: string | null;
        'Avaliada em': string | null;
        Estrelas: number | null;
        Cliente: string | null;
        Texto: string | null;
        'Sua resposta': string | null;
        'Oculta pela equipe': 'Sim' | 'Não';
      }>`
        SELECT ${timestampText('t.criado_em')} AS "Pedida em", t.trabalho AS "Trabalho", (${JSON.stringify(AVALIACAO_PINTOR_LABELS)}::jsonb ->> t.status) AS "Situação",
               ${timestampText('t.avaliado_em')} AS "Avaliada em", t.nota AS "Estrelas", t.cliente AS "Cliente",
               t.avaliacao AS "Texto", t.resposta AS "Sua resposta",
               ${yesNo('t.oculta')} AS "Oculta pela equipe"
          FROM avaliacao_pintor t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
  ],
};
