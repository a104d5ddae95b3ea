import type {Random} from '../../random';

const MALE_NAMES = [
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

const FEMALE_NAMES = [
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

const SURNAMES = [
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
const PARTICLES: Readonly<Record<string, string>> = {
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
function lastSurname(surname: string, random: Random): string {
  const particle = PARTICLES[surname];
  return particle && random.chance(0.6) ? `${particle} ${surname}` : surname;
}

export interface PersonName {
  nome: string;
  sexo: 'M' | 'F';
}

/** A Brazilian name of two or three parts; nine in ten painters are men. */
export function createPersonName(random: Random): PersonName {
  const sexo = random.chance(0.9) ? 'M' : 'F';
  const [last, ...middle] = random.sample(SURNAMES, random.int(1, 2)) as [string, ...string[]];
  const nome = random.pick(sexo === 'M' ? MALE_NAMES : FEMALE_NAMES);
  return {nome: [nome, ...middle, lastSurname(last, random)].join(' '), sexo};
}

/** An address that is nobody's: the domain is reserved for examples. */
export function emailOf(nome: string, numero: number): string {
  const parts = nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(' ');
  return `${parts[0]}.${parts.at(-1)}${numero}@example.com`;
}
