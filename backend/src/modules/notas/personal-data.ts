import {NOTA_STATE_LABELS, REVIEW_DAYS} from '@clube/domain';
import {timestampText, dateText} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql, type Sql} from '../../kernel/persistence/sql';

const ofNota = (id: number): Sql => sql`EXISTS (SELECT 1 FROM nota n WHERE n.id = t.nota_id AND n.pintor_id = ${id})`;

/** Files are erased, as they show the buyer. Scored figures stay, so that no receipt is scored twice. */
export const NOTAS_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {table: 'nota_arquivo', rows: ofNota, erase: 'rows', files: ['arquivo_id']},
    {table: 'nota_leitura', rows: ofNota, erase: 'rows'},
    {
      table: 'nota_evento',
      rows: ofNota,
      // Why a receipt was closed may be in staff's own words.
      erase: {motivo: sql`CASE WHEN t.para = 'encerrada' AND t.tipo_ator = 'painel' THEN NULL ELSE t.motivo END`},
      retained: {de: 'a state', para: 'a state', motivo: 'one of few', tipo_ator: 'a kind'},
    },
    {table: 'segunda_conferencia', rows: ofNota, retained: {excessos: 'figures'}},
    {
      table: 'venda_item',
      rows: id => sql`EXISTS (SELECT 1 FROM venda v WHERE v.id = t.venda_id AND v.pintor_id = ${id})`,
      retained: {codigo: 'of a product', nome: 'of a product'},
    },
    {
      table: 'correcao_venda',
      rows: id => sql`EXISTS (SELECT 1 FROM venda v WHERE v.id = t.venda_id AND v.pintor_id = ${id})`,
    },
    {table: 'bonus_indicacao', rows: id => sql`${id} IN (t.indicado_id, t.indicador_id)`},
    {
      table: 'venda',
      rows: id => sql`t.pintor_id = ${id}`,
      retained: {
        estado: 'a state',
        tipo_fiscal: 'a kind',
        identificador: 'the number of the paper, so that it is not scored twice',
        chave: 'the key of the paper, so that it is not scored twice',
        cnpj_loja: 'a shop',
        realizado_em: 'the day of the sale, which its term is counted from',
        calculo: 'figures, products and the level',
        codigo: 'of a campaign',
        pintor_nome: 'follows the painter',
        pintor_cidade: 'follows the painter',
        busca: 'follows the painter',
      },
    },
    {
      table: 'nota',
      rows: id => sql`t.pintor_id = ${id}`,
      erase: {
        ...{lida_loja: sql`NULL`, lida_emissao: sql`NULL`, lida_total: sql`NULL`},
        reprovado_motivo: sql`CASE WHEN t.estado = 'encerrada' THEN NULL ELSE t.reprovado_motivo END`,
      },
      retained: {
        estado: 'a state',
        nome_arquivo: 'drawn by lot',
        origem: 'a kind',
        codigo_promocional: 'of a campaign',
        reprovado_motivo: 'one of five, of a rejection',
        reprovado_por: 'staff',
        chave: 'the key of the paper, so that it is not scored twice',
        pintor_nome: 'follows the painter',
        busca: 'follows the painter',
      },
    },
  ],
  exportSections: [
    {
      name: 'notas',
      place: 40,
      title: 'Notas que você enviou',
      why: 'Dar os pontos das suas compras e evitar que a mesma nota pontue duas vezes.',
      rows: id => sql<{
        'Enviada em': string;
        Situação: string | null;
        Motivo: string | null;
        Arquivos: string | null;
        'Loja lida': string | null;
        'Data lida': string | null;
        Código: string | null;
      }>`
        SELECT ${timestampText('t.criado_em')} AS "Enviada em", (${JSON.stringify(NOTA_STATE_LABELS)}::jsonb ->> t.estado) AS "Situação",
               t.reprovado_motivo AS "Motivo",
               (SELECT string_agg(coalesce(a.nome_original, 'sem nome'), ', ' ORDER BY na.ordem) FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id
                 WHERE na.nota_id = t.id) AS "Arquivos", t.lida_loja AS "Loja lida", ${dateText('t.lida_emissao')} AS "Data lida",
               t.codigo_promocional AS "Código"
          FROM nota t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
    {
      name: 'compras',
      place: 41,
      title: 'Compras que pontuaram',
      why: `Calcular seus pontos, que podem ser revistos por ${REVIEW_DAYS} dias, e fechar as contas com as revendas.`,
      rows: id => sql<{
        'Data da compra': string;
        Loja: string;
        Número: string;
        Total: string;
        Pontos: number;
        Itens: string | null;
        'Pontuada em': string;
      }>`
        SELECT ${dateText('t.realizado_em')} AS "Data da compra", l.nome AS "Loja", t.identificador AS "Número",
               'R$ ' || replace(t.total_venda::text, '.', ',') AS "Total", t.total_pontos AS "Pontos",
               (SELECT string_agg(replace(trim_scale(i.qtde)::text, '.', ',') || ' × ' || i.nome, '; ' ORDER BY i.id) FROM venda_item i WHERE i.venda_id = t.id) AS "Itens",
               ${timestampText('t.pontuado_em')} AS "Pontuada em"
          FROM venda t JOIN loja l ON l.cnpj = t.cnpj_loja WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
  ],
};
