/** Invented shops, some with names as long as real ones. The first group belongs to the demo reporting login. */
export const SAO_JORGE_GROUP = {
  razaoSocial: 'São Jorge Comércio de Tintas Ltda',
  registered: [
    {nome: 'Casa das Tintas São Jorge', cidade: 'Campinas', ordem: 1},
    {nome: 'Tintas São Jorge Cambuí', cidade: 'Campinas', ordem: 2},
    {nome: 'Tintas São Jorge Sorocaba', cidade: 'Sorocaba', ordem: 3},
  ],
  unregistered: {nome: 'Tintas São Jorge Express', cidade: 'Santos', ordem: 4},
} as const;

export const REVENDA_NAMES: readonly string[] = [
  'Paulista Cores',
  'Tintas Beija-Flor',
  'Depósito Aquarela',
  'Mundo das Paredes',
  'Comercial de Tintas e Materiais para Pintura Irmãos Albuquerque',
  'Maré Tintas',
  'Carioca das Cores',
  'Tintas Arco da Velha',
  'Goitacá Tintas',
  'Minas Color',
  'Triângulo Tintas',
  'Casa Barroca Tintas',
  'Depósito Pampulha',
  'Ilha Tintas',
  'Tintas Convento',
  'Araucária Tintas',
  'Pé Vermelho Tintas',
  'Ingá Cores',
  'Oeste Tintas',
  'Tintas Hercílio',
  'Príncipe das Tintas',
  'Vale Europeu Tintas',
  'Gaúcha Tintas',
  'Serra Cores',
  'Tintas Lagoa Doce',
  'Tintas Farol',
  'Depósito Nossa Senhora da Conceição Aparecida Tintas e Texturas',
  'Mangue Cores',
  'Tintas Agreste',
  'Jangada Tintas',
  'Tintas Cajueiro',
  'Tambaú Cores',
  'Tintas Azulejo',
  'Cerrado Tintas',
  'Ponto das Tintas Anápolis',
  'Candanga Cores',
  'Pantanal Tintas',
];

export const UNREGISTERED_NAMES: readonly string[] = [
  'Construmais Materiais',
  'Ferragens Boa Obra',
  'Depósito Tijolo Certo',
  'Casa do Construtor Feliz',
  'Ferragem Santa Luzia',
  'Materiais Três Irmãos',
  'Constrular Avenida',
  'Depósito Pedra Branca',
  'Ferragens do Porto',
];

/** Scoring factors other than 1, by index in the list. */
export const SPECIAL_FACTORS: Readonly<Record<number, number>> = {2: 2, 9: 3, 15: 2, 21: 5, 26: 2, 31: 10};
