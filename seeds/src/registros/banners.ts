import {Banner} from '@clube/backend';
import {somarDias} from '@clube/domain';
import {renderImagemBanner, type DesenhoBanner} from '../imagens';
import {registro} from './registro';

interface Aviso extends Omit<DesenhoBanner, 'codigo'> {
  titulo: string;
  descricao: string;
  /** First and last day, from the day that the data is made for. */
  dias: readonly [number, number];
  desligado?: true;
}

/** In the order in which painters see them: three today, one that is still to come, one that is over, one that is switched off. */
const AVISOS: readonly Aviso[] = [
  {
    titulo: 'Revenda master: pontos em dobro',
    descricao: '<p>Compre nas revendas <b>master</b> e cada nota vale o dobro de pontos.</p>',
    dias: [-10, 50],
    ...{motivo: 'rolo', ao: 'bandeja', cor: 'anil'},
  },
  {
    titulo: 'Chegaram ferramentas novas à loja',
    descricao: '<p>Troque seus pontos por parafusadeiras, lixadeiras e muito mais.</p>',
    dias: [-3, 27],
    ...{motivo: 'parafusadeira', ao: 'caixaFerramentas', cor: 'zarcao'},
  },
  {
    titulo: 'Indique um colega e ganhe 100 pontos',
    descricao: '<p>Os pontos são seus quando a primeira nota dele for pontuada.</p>',
    dias: [-30, 90],
    ...{motivo: 'pinceis', ao: 'bone', cor: 'folha'},
  },
  {
    titulo: 'Prepare-se para a temporada de fachadas',
    descricao: '<p>Escadas, extensores e refletores com estoque reforçado.</p>',
    dias: [20, 60],
    ...{motivo: 'escada', ao: 'extensor', cor: 'ocre'},
  },
  {
    titulo: 'Dia do Pintor',
    descricao: '<p>Parabéns a quem dá cor às nossas casas!</p>',
    dias: [-50, -30],
    ...{motivo: 'camiseta', ao: 'trincha', cor: 'zarcao'},
  },
  {
    titulo: 'Pesquisa de satisfação',
    descricao: '<p>Conte o que podemos melhorar.</p>',
    dias: [-5, 25],
    desligado: true,
    ...{motivo: 'garrafa', ao: 'oculos', cor: 'tinta'},
  },
];

registro(Banner, hoje =>
  AVISOS.map(({titulo, descricao, dias: [de, ate], desligado, ...desenho}) => ({
    campos: {
      titulo,
      descricao,
      dataInicial: somarDias(hoje, de),
      dataFinal: somarDias(hoje, ate),
      ativo: !desligado,
    },
    imagem: () => renderImagemBanner({...desenho, codigo: titulo}),
  })),
);
