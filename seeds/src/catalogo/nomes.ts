import type {Aleatorio} from '../aleatorio';

const MASCULINOS = [
  'José',
  'João',
  'Antônio',
  'Francisco',
  'Carlos',
  'Paulo',
  'Pedro',
  'Lucas',
  'Luiz',
  'Marcos',
  'Luís',
  'Gabriel',
  'Rafael',
  'Daniel',
  'Marcelo',
  'Bruno',
  'Eduardo',
  'Felipe',
  'Rodrigo',
  'Manoel',
  'Mateus',
  'André',
  'Fernando',
  'Fábio',
  'Leonardo',
  'Gustavo',
  'Guilherme',
  'Leandro',
  'Tiago',
  'Anderson',
  'Ricardo',
  'Márcio',
  'Jorge',
  'Sebastião',
  'Alexandre',
  'Roberto',
  'Edson',
  'Diego',
  'Vitor',
  'Sérgio',
  'Cláudio',
  'Wellington',
  'Adilson',
  'Valdir',
  'Cícero',
  'Raimundo',
  'Severino',
  'Nilton',
];

const FEMININOS = [
  'Maria',
  'Ana',
  'Francisca',
  'Adriana',
  'Juliana',
  'Márcia',
  'Fernanda',
  'Patrícia',
  'Aline',
  'Sandra',
  'Camila',
  'Luciana',
  'Rosângela',
  'Vanessa',
  'Simone',
  'Débora',
  'Cristiane',
  'Sueli',
  'Eliane',
  'Tatiane',
];

const SOBRENOMES = [
  'Silva',
  'Santos',
  'Oliveira',
  'Souza',
  'Rodrigues',
  'Ferreira',
  'Alves',
  'Pereira',
  'Lima',
  'Gomes',
  'Costa',
  'Ribeiro',
  'Martins',
  'Carvalho',
  'Almeida',
  'Lopes',
  'Soares',
  'Fernandes',
  'Vieira',
  'Barbosa',
  'Rocha',
  'Dias',
  'Nascimento',
  'Andrade',
  'Moreira',
  'Nunes',
  'Marques',
  'Machado',
  'Mendes',
  'Freitas',
  'Cardoso',
  'Ramos',
  'Gonçalves',
  'Santana',
  'Teixeira',
  'Araújo',
  'Moura',
  'Batista',
  'Campos',
  'Pinto',
  'Cavalcante',
  'Monteiro',
  'Farias',
  'Xavier',
  'Aguiar',
  'Bezerra',
  'Siqueira',
  'Queiroz',
];

/** Surnames that are mostly written with a particle. */
const PARTICULAS: Readonly<Record<string, string>> = {
  Silva: 'da',
  Santos: 'dos',
  Oliveira: 'de',
  Souza: 'de',
  Costa: 'da',
  Rocha: 'da',
  Lima: 'de',
  Almeida: 'de',
  Nascimento: 'do',
  Carvalho: 'de',
  Freitas: 'de',
  Moura: 'de',
  Campos: 'de',
};

/** The last surname, with its particle more often than not. */
function ultimoSobrenome(sobrenome: string, random: Aleatorio): string {
  const particula = PARTICULAS[sobrenome];
  return particula && random.chance(0.6) ? `${particula} ${sobrenome}` : sobrenome;
}

export interface NomePessoa {
  nome: string;
  sexo: 'M' | 'F';
}

/** A Brazilian name of two or three parts; nine in ten painters are men. */
export function createNomePessoa(random: Aleatorio): NomePessoa {
  const sexo = random.chance(0.9) ? 'M' : 'F';
  const [ultimo, ...meio] = random.sample(SOBRENOMES, random.int(1, 2)) as [string, ...string[]];
  const nome = random.pick(sexo === 'M' ? MASCULINOS : FEMININOS);
  return {nome: [nome, ...meio, ultimoSobrenome(ultimo, random)].join(' '), sexo};
}

/** An address that is nobody's: the domain is reserved for examples. */
export function emailDe(nome: string, numero: number): string {
  const partes = nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(' ');
  return `${partes[0]}.${partes.at(-1)}${numero}@example.com`;
}
