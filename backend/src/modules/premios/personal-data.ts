import {STOREFRONT_STATUS_LABELS} from '@clube/domain';
import {dateText, timestampText, yesNo} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql, type Sql} from '../../kernel/persistence/sql';

const NOTHING = sql`NULL`;
const ofOrder = (id: number): Sql =>
  sql`EXISTS (SELECT 1 FROM resgate r WHERE r.id = t.resgate_id AND r.pintor_id = ${id})`;

const ofReview = (id: number): Sql =>
  sql`EXISTS (SELECT 1 FROM avaliacao_premio a WHERE a.id = t.avaliacao_id AND a.pintor_id = ${id})`;

/**
 * Erasure keeps which prizes were ordered, for stock and budget, but not their addresses and recipients. It keeps a
 * review's stars, as the prize's mean would change otherwise, but not its text and photos.
 */
export const PREMIOS_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {table: 'resgate_midia', rows: ofOrder, erase: 'rows', files: ['arquivo_id']},
    {table: 'avaliacao_foto', rows: ofReview, erase: 'rows', files: ['arquivo_id']},
    {table: 'avaliacao_premio', rows: id => sql`t.pintor_id = ${id}`, erase: {descricao: NOTHING}},
    {table: 'favorito', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
    {
      table: 'movimento_estoque',
      rows: ofOrder,
      retained: {motivo: 'a kind', observacao: 'of a correction, which is no order'},
    },
    {table: 'cota_mensal', rows: id => sql`t.pintor_id = ${id}`, retained: {mes: 'a month'}},
    {
      table: 'resgate',
      rows: id => sql`t.pintor_id = ${id}`,
      erase: {
        opcao: NOTHING,
        obs: NOTHING,
        observacao: NOTHING,
        entrega_nome: NOTHING,
        entrega_rua: NOTHING,
        entrega_numero: NOTHING,
        entrega_complemento: NOTHING,
        entrega_bairro: NOTHING,
        entrega_cidade: NOTHING,
        entrega_estado: NOTHING,
        entrega_cep: NOTHING,
      },
      retained: {
        codigo: 'of a prize',
        premio: 'a prize',
        tipo: 'a kind of prize',
        mes: 'a month',
        previsao_entrega: 'a forecast',
        data_entrega: 'when it was delivered, not where',
        pintor_nome: 'follows the painter',
        busca: 'follows the painter',
      },
    },
  ],
  exportSections: [
    {
      name: 'resgates',
      place: 60,
      title: 'Prêmios que você pediu',
      why: 'Entregar o prêmio e respeitar o limite por mês.',
      rows: id => sql<{
        'Pedido em': string;
        Prêmio: string;
        Opção: string | null;
        Quantidade: number;
        Pontos: number;
        Entregue: string | null;
        Entrega: string | null;
        Observação: string | null;
      }>`
        SELECT ${timestampText('t.resgatado_em')} AS "Pedido em", t.premio AS "Prêmio", t.obs AS "Opção", t.qtde AS "Quantidade",
               t.pontos_gastos AS "Pontos", (${JSON.stringify(STOREFRONT_STATUS_LABELS)}::jsonb ->> t.status::text) AS "Entregue",
               nullif(concat_ws(', ', t.entrega_nome, t.entrega_rua, t.entrega_numero, t.entrega_complemento, t.entrega_bairro,
                                t.entrega_cidade, t.entrega_estado, t.entrega_cep, ${dateText('t.data_entrega')}), '') AS "Entrega",
               t.observacao AS "Observação"
          FROM resgate t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
    {
      name: 'midias',
      place: 61,
      title: 'Fotos e vídeos dos seus prêmios',
      why: 'Lembrar a entrega e, só com a sua autorização, divulgar o programa.',
      rows: id => sql<{'Anexada em': string; Tipo: string; Prêmio: string}>`
        SELECT ${timestampText('t.criada_em')} AS "Anexada em", CASE t.tipo WHEN 'foto' THEN 'Foto' ELSE 'Vídeo' END AS "Tipo", r.premio AS "Prêmio"
          FROM resgate_midia t JOIN resgate r ON r.id = t.resgate_id WHERE r.pintor_id = ${id} ORDER BY t.id DESC`,
    },
    {
      name: 'avaliacoes',
      place: 64,
      title: 'Prêmios que você avaliou',
      why: 'Contar a outros pintores o que você achou, com seu primeiro nome e a inicial do último.',
      rows: id => sql<{
        'Avaliado em': string;
        Prêmio: string;
        Estrelas: number;
        Texto: string | null;
        Fotos: number;
        'Aparece na loja': 'Sim' | 'Não';
      }>`
        SELECT ${timestampText('t.criado_em')} AS "Avaliado em", m.nome AS "Prêmio", t.nota AS "Estrelas", t.descricao AS "Texto",
               (SELECT count(*)::int FROM avaliacao_foto f WHERE f.avaliacao_id = t.id) AS "Fotos", ${yesNo('NOT t.oculta')} AS "Aparece na loja"
          FROM avaliacao_premio t JOIN premio m ON m.id = t.premio_id WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
    {
      name: 'favoritos',
      place: 65,
      title: 'Seus prêmios favoritos',
      why: 'Guardar os prêmios que você quer ter à vista e mostrar quanto falta para o seu objetivo.',
      rows: id => sql<{Prêmio: string; Desde: string; Objetivo: 'Sim' | 'Não'}>`
        SELECT m.nome AS "Prêmio", ${timestampText('t.criado_em')} AS "Desde", ${yesNo('t.objetivo')} AS "Objetivo"
          FROM favorito t JOIN premio m ON m.id = t.premio_id WHERE t.pintor_id = ${id} ORDER BY t.criado_em DESC, m.id`,
    },
  ],
};
