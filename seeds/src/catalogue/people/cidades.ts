import type {Random} from '../../random';
import type {Endereco} from '../../documents';

export interface Cidade {
  nome: string;
  uf: string;
  /** Telephone area. */
  ddd: string;
  /** First five digits of a postal code in its centre. */
  cep: string;
  regiao: 'Sul' | 'Sudeste' | 'Nordeste' | 'Centro-Oeste' | 'Norte';
}

const LIST = `
São Paulo SP 11 01310 Sudeste|Campinas SP 19 13010 Sudeste|Ribeirão Preto SP 16 14010 Sudeste|Sorocaba SP 15 18010 Sudeste
São José dos Campos SP 12 12210 Sudeste|Santos SP 13 11010 Sudeste|Rio de Janeiro RJ 21 20040 Sudeste|Niterói RJ 21 24020 Sudeste
Campos dos Goytacazes RJ 22 28010 Sudeste|Belo Horizonte MG 31 30110 Sudeste|Uberlândia MG 34 38400 Sudeste
Juiz de Fora MG 32 36010 Sudeste|Contagem MG 31 32010 Sudeste|Vitória ES 27 29010 Sudeste|Vila Velha ES 27 29100 Sudeste
Curitiba PR 41 80010 Sul|Londrina PR 43 86010 Sul|Maringá PR 44 87013 Sul|Cascavel PR 45 85801 Sul
Florianópolis SC 48 88010 Sul|Joinville SC 47 89201 Sul|Blumenau SC 47 89010 Sul
Porto Alegre RS 51 90010 Sul|Caxias do Sul RS 54 95010 Sul|Pelotas RS 53 96010 Sul
Salvador BA 71 40020 Nordeste|Feira de Santana BA 75 44001 Nordeste|Recife PE 81 50010 Nordeste|Caruaru PE 81 55002 Nordeste
Fortaleza CE 85 60010 Nordeste|Natal RN 84 59010 Nordeste|João Pessoa PB 83 58010 Nordeste|São Luís MA 98 65010 Nordeste
Goiânia GO 62 74003 Centro-Oeste|Anápolis GO 62 75020 Centro-Oeste|Brasília DF 61 70040 Centro-Oeste
Campo Grande MS 67 79002 Centro-Oeste|Cuiabá MT 65 78005 Centro-Oeste|Belém PA 91 66010 Norte
`;

/** Real cities, with their telephone areas and postal codes. */
export const CIDADES: readonly Cidade[] = LIST.trim()
  .split(/[|\n]/)
  .map(line => {
    const parts = /^(.+) ([A-Z]{2}) (\d{2}) (\d{5}) (.+)$/.exec(line);
    if (!parts) throw new Error(`not a city: ${line}`);
    const [, nome, uf, ddd, cep, regiao] = parts as unknown as [
      string,
      string,
      string,
      string,
      string,
      Cidade['regiao'],
    ];
    return {nome, uf, ddd, cep, regiao};
  });

/** Throws RangeError for a city that is not in the list. */
export function cidadeByName(nome: string): Cidade {
  const cidade = CIDADES.find(each => each.nome === nome);
  if (!cidade) throw new RangeError(`not a known city: ${nome}`);
  return cidade;
}

const STREETS = [
  'Rua das Flores',
  'Rua XV de Novembro',
  'Avenida Brasil',
  'Rua Sete de Setembro',
  'Avenida Getúlio Vargas',
  'Rua Tiradentes',
  'Rua Marechal Deodoro',
  'Avenida Independência',
  'Rua Barão do Rio Branco',
  'Rua Dom Pedro II',
  'Rua Santos Dumont',
  'Rua Duque de Caxias',
  'Avenida Rio Branco',
  'Rua Castro Alves',
  'Rua das Palmeiras',
  'Rua José Bonifácio',
  'Avenida Presidente Vargas',
  'Rua Rui Barbosa',
  'Rua Quinze de Agosto',
  'Rua dos Ipês',
  'Rua Floriano Peixoto',
  'Rua Benjamin Constant',
  'Avenida Afonso Pena',
  'Rua Machado de Assis',
  'Rua São João',
];

const BAIRROS = [
  'Centro',
  'Jardim América',
  'Vila Nova',
  'Boa Vista',
  'São José',
  'Santo Antônio',
  'Jardim das Flores',
  'Bela Vista',
  'Industrial',
  'Santa Cruz',
  'Vila Maria',
  'Parque das Nações',
  'São Cristóvão',
  'Jardim Primavera',
  'Planalto',
];

const COMPLEMENTOS = {
  casa: ['Casa 2', 'Fundos', 'Bloco B', 'Apto 42'],
  loja: ['Loja A', 'Galpão 1', 'Térreo'],
} as const;

/** An address in a city; one in five has a complement. */
export function createEndereco(cidade: Cidade, random: Random, type: keyof typeof COMPLEMENTOS = 'casa'): Endereco {
  return {
    logradouro: random.pick(STREETS),
    numero: String(random.int(10, 2990)),
    ...(random.chance(0.2) ? {complemento: random.pick(COMPLEMENTOS[type])} : {}),
    bairro: random.pick(BAIRROS),
    cidade: cidade.nome,
    uf: cidade.uf,
    cep: `${cidade.cep}${String(random.int(0, 899)).padStart(3, '0')}`,
  };
}

/** A mobile number in the city's area, eleven digits. */
export const createCelular = ({ddd}: Cidade, random: Random): string => `${ddd}9${random.int(6, 9)}${random.digits(7)}`;

/** A landline in the city's area, ten digits. */
export const createTelefone = ({ddd}: Cidade, random: Random): string => `${ddd}3${random.digits(7)}`;
