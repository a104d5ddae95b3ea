import {countOf} from '../values/counts.js';

/** The content of a painter's page in the directory. */
export interface DirectoryPage {
  listed: boolean;
  /** The city of the address is a municipality. */
  cityFound: boolean;
  photo: boolean;
  works: number;
  categorias: number;
  /** Characters of "sobre". */
  about: number;
  ratings: number;
}

/** Number of photos, and characters of "sobre", of a good page. */
export const GOOD_IMAGES = 3;
export const GOOD_ABOUT = 80;

export interface PageStep {
  id: 'listed' | 'city' | 'photo' | 'works' | 'categorias' | 'about' | 'ratings';
  title: string;
  /** The benefit of the step. */
  why: string;
}

/** By benefit: first being listed, then what customers look at first. */
const STEPS: readonly {step: PageStep; done: (page: DirectoryPage) => boolean}[] = [
  {
    step: {id: 'listed', title: 'Apareça na busca', why: 'Sem isso nenhum cliente encontra você.'},
    done: page => page.listed,
  },
  {
    step: {id: 'city', title: 'Corrija a sua cidade', why: 'Não a conhecemos, e é por ela que o cliente busca.'},
    done: page => page.cityFound,
  },
  {
    step: {id: 'photo', title: 'Coloque sua foto', why: 'Quem contrata quer ver quem vai entrar em casa.'},
    done: page => page.photo,
  },
  {
    step: {
      id: 'works',
      title: `Mostre ${countOf(GOOD_IMAGES, 'trabalho', 'trabalhos')}`,
      why: 'As fotos são o que o cliente olha primeiro.',
    },
    done: page => page.works >= GOOD_IMAGES,
  },
  {
    step: {id: 'categorias', title: 'Marque o que você faz', why: 'O cliente busca pelo serviço de que precisa.'},
    done: page => page.categorias > 0,
  },
  {
    step: {
      id: 'ratings',
      title: 'Tenha a primeira avaliação',
      why: 'A palavra de outro cliente vale mais que a nossa.',
    },
    done: page => page.ratings > 0,
  },
  {
    step: {id: 'about', title: 'Conte sobre você', why: 'Diga há quanto tempo pinta e como trabalha.'},
    done: page => page.about >= GOOD_ABOUT,
  },
];

/** The number of all steps. */
export const PAGE_STEP_COUNT = STEPS.length;

/** The steps that are not done, by benefit. */
export const missingSteps = (page: DirectoryPage): PageStep[] =>
  STEPS.filter(({done}) => !done(page)).map(({step}) => step);
