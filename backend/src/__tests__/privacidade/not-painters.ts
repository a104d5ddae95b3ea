/**
 * Tables that seem to have painters' data, with what they really have. Painters' data must be declared in the module's
 * `personal`.
 */
export const NOT_PAINTERS: ReadonlyMap<string, string> = new Map([
  ['usuario', 'staff'],
  ['usuario_relatorio', 'reporting users of resellers'],
  ['convite', 'staff and reporting users'],
  ['arquivo', 'goes with the row that names it (`files`)'],
  ['rede', 'companies'],
  ['revenda', 'companies'],
  ['observacao_rede', 'what staff note of a network'],
  ['observacao_cota', 'what staff note of a network’s quota'],
  ['loja', 'companies'],
  ['cluster', 'levels'],
  ['produto', 'products'],
  ['produto_revenda', 'products'],
  ['categoria', 'what painters do'],
  ['municipio', 'towns'],
  ['premio', 'prizes'],
  ['verificacao', 'what is checked of the ledger'],
  ['banner', 'what the programme tells everybody'],
  ...(['curso', 'modulo', 'aula', 'material', 'avaliacao_aula'] as const).map(
    table => [table, 'what is taught'] as const,
  ),
  ['notificacao', 'what staff tell many painters at once'],
  ['trabalho_linha', 'numbers of rows, names of prizes'],
]);
