import {
  AVALIACAO_PINTOR_LABELS,
  MODERACAO_ESTADO_LABELS,
  MODERACAO_TIPO_LABELS,
  ORCAMENTO_DAYS,
  ORCAMENTO_STATE_LABELS,
} from '@clube/domain';
import {timestampText, yesNo} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql} from '../../kernel/persistence/sql';

/** The painter's directory content and the customers' ratings; erasure removes all of it. */
export const DIRETORIO_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {
      table: 'denuncia',
      rows: id => sql`t.moderacao_id IN (SELECT m.id FROM moderacao m WHERE m.pintor_id = ${id})`,
      erase: 'rows',
    },
    {
      table: 'moderacao_decisao',
      rows: id => sql`t.moderacao_id IN (SELECT m.id FROM moderacao m WHERE m.pintor_id = ${id})`,
      erase: 'rows',
    },
    {table: 'moderacao', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
    {table: 'foto_recusada', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
    {table: 'pedido_orcamento', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
    {table: 'pagina_diretorio', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
    {table: 'contato_diretorio', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
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
    {
      name: 'moderacao-diretorio',
      place: 69,
      title: 'O que a equipe decidiu da sua página',
      why: 'Cuidar do que o Ache Seu Pintor mostra, e guardar por que algo saiu do ar.',
      rows: id => sql<{'O que é': string | null; Situação: string | null; Motivo: string | null; Em: string | null}>`
        SELECT (${JSON.stringify(MODERACAO_TIPO_LABELS)}::jsonb ->> t.tipo) AS "O que é",
               (${JSON.stringify(MODERACAO_ESTADO_LABELS)}::jsonb ->> t.estado) AS "Situação", t.motivo AS "Motivo",
               ${timestampText('t.decidida_em')} AS "Em" FROM moderacao t WHERE t.pintor_id = ${id}
         UNION ALL SELECT 'Foto que você removeu', 'Recusada', t.motivo, ${timestampText('t.decidida_em')}
          FROM foto_recusada t WHERE t.pintor_id = ${id}`,
    },
    {
      name: 'pedidos-orcamento',
      place: 71,
      title: 'Clientes que pediram que você ligue',
      why: `Levar a você quem quer um orçamento; o que o cliente escreveu é dele, e é apagado em ${ORCAMENTO_DAYS} dias.`,
      rows: id => sql<{'Pedido em': string | null; Situação: string | null; 'Fechado em': string | null}>`
        SELECT ${timestampText('t.confirmado_em')} AS "Pedido em", (${JSON.stringify(ORCAMENTO_STATE_LABELS)}::jsonb ->> t.estado) AS "Situação",
               ${timestampText('t.fechado_em')} AS "Fechado em" FROM pedido_orcamento t
         WHERE t.pintor_id = ${id} AND t.estado <> 'a_confirmar' ORDER BY t.id DESC`,
    },
    {
      name: 'contatos-diretorio',
      place: 70,
      title: 'Clientes que chamaram você no WhatsApp',
      why: 'Contar quantos clientes o Ache Seu Pintor trouxe; de quem são nada é guardado.',
      rows: id => sql<{Dia: string; Contatos: number}>`
        SELECT to_char(t.dia, 'DD/MM/YYYY') AS "Dia", t.total AS "Contatos" FROM contato_diretorio t
         WHERE t.pintor_id = ${id} ORDER BY t.dia DESC`,
    },
  ],
};
