/** The resources as people call them, one and many. */
export const campos = {
  pintores: {name: 'Pintor |||| Pintores'},
  pendentes: {name: 'Nota pendente |||| Notas pendentes'},
  pontuado: {name: 'Pontuação |||| Pontuações'},
  'nao-pontuavel': {name: 'Nota não pontuável |||| Notas não pontuáveis'},
  resgates: {name: 'Resgate |||| Resgates'},
  produtos: {name: 'Produto |||| Produtos'},
  premios: {name: 'Prêmio |||| Prêmios'},
} as const;
