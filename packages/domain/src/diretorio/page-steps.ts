import {countOf} from '../values/counts.js';

/** What a painter's page in the directory holds so far. */
export interface DirectoryPage {
  listed: boolean;
  photo: boolean;
  works: number;
  categorias: number;
  /** Characters of "sobre". */
  about: number;
  ratings: number;
}

/** Photos of work, and characters of "sobre", with which a page convinces. */
export const GOOD_IMAGES = 3;
export const GOOD_ABOUT = 80;

export interface PageStep {
  id: 'listed' | 'photo' | 'works' | 'categorias' | 'about' | 'ratings';
  title: string;
  /** What it brings. */
  why: string;
}

/** In the order of what each brings: who is not listed is found by nobody, then what customers look at first. */
const STEPS: readonly {step: PageStep; done: (page: DirectoryPage) => boolean}[] = [
  {
    step: {id: 'listed', title: 'Apareça na busca', why: 'Sem isso nenhum cliente encontra você.'},
    done: page => page.listed,
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

/** How many there are in all. */
export const PAGE_STEP_COUNT = STEPS.length;

/** What is missing for a good page, what brings most first. */
export const missingSteps = (page: DirectoryPage): PageStep[] =>
  STEPS.filter(({done}) => !done(page)).map(({step}) => step);
