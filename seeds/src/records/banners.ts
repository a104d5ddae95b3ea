import {Banner} from '@clube/backend';
import {addDays} from '@clube/domain';
import {renderBannerPicture, type BannerDrawing} from '../images';
import {demoRecords} from './record';

interface DemoBanner extends Omit<BannerDrawing, 'codigo'> {
  titulo: string;
  descricao: string;
  /** First and last day, relative to today. */
  days: readonly [number, number];
  switchedOff?: true;
}

/** In the order of display: three visible today, one in the future, one in the past, one switched off. */
const DEMO_BANNERS: readonly DemoBanner[] = [
  {
    titulo: 'Revenda master: pontos em dobro',
    descricao: '<p>Compre nas revendas <b>master</b> e cada nota vale o dobro de pontos.</p>',
    days: [-10, 50],
    ...{motif: 'rolo', ao: 'bandeja', colour: 'anil'},
  },
  {
    titulo: 'Chegaram ferramentas novas à loja',
    descricao: '<p>Troque seus pontos por parafusadeiras, lixadeiras e muito mais.</p>',
    days: [-3, 27],
    ...{motif: 'parafusadeira', ao: 'caixaFerramentas', colour: 'zarcao'},
  },
  {
    titulo: 'Indique um colega e ganhe 100 pontos',
    descricao: '<p>Os pontos são seus quando a primeira nota dele for pontuada.</p>',
    days: [-30, 90],
    ...{motif: 'pinceis', ao: 'bone', colour: 'folha'},
  },
  {
    titulo: 'Prepare-se para a temporada de fachadas',
    descricao: '<p>Escadas, extensores e refletores com estoque reforçado.</p>',
    days: [20, 60],
    ...{motif: 'escada', ao: 'extensor', colour: 'ocre'},
  },
  {
    titulo: 'Dia do Pintor',
    descricao: '<p>Parabéns a quem dá cor às nossas casas!</p>',
    days: [-50, -30],
    ...{motif: 'camiseta', ao: 'trincha', colour: 'zarcao'},
  },
  {
    titulo: 'Pesquisa de satisfação',
    descricao: '<p>Conte o que podemos melhorar.</p>',
    days: [-5, 25],
    switchedOff: true,
    ...{motif: 'garrafa', ao: 'oculos', colour: 'tinta'},
  },
];

demoRecords(Banner, today =>
  DEMO_BANNERS.map(({titulo, descricao, days: [from, until], switchedOff, ...drawing}) => ({
    fields: {
      titulo,
      descricao,
      dataInicial: addDays(today, from),
      dataFinal: addDays(today, until),
      ativo: !switchedOff,
    },
    picture: () => renderBannerPicture({...drawing, codigo: titulo}),
  })),
);
