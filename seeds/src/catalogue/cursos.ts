import type {Pergunta} from '@clube/domain';
import type {Motif, ColourName} from '../images';

export interface DemoAula {
  nome: string;
  descricao: string;
  /** The captions of its video; a lesson without them is text. */
  falas?: readonly string[];
  perguntas?: readonly Pergunta[];
  /** An external page, or `ficha`: a sheet as PDF. */
  material?: {nome: string; link: string} | {nome: string; ficha: string};
}

export interface DemoCurso {
  nome: string;
  categoria: string;
  descricao: string;
  /** Minutes. */
  cargaHoraria: number;
  preco?: number;
  certificado?: true;
  rascunho?: true;
  drawing: {motif: Motif; ao: Motif; colour: ColourName};
  modulos: readonly {nome: string; descricao: string; aulas: readonly DemoAula[]}[];
}

const ask = (pergunta: string, certa: 1 | 2 | 3, ...respostas: [string, string, string]): Pergunta => ({
  pergunta,
  respostas_possiveis: respostas,
  resposta_correta: certa,
});

/** Six courses: two with a certificate, one with a price, one that is still a draft. */
export const DEMO_CURSOS: readonly DemoCurso[] = [
  {
    nome: 'Parede perfeita: preparo e massa',
    categoria: 'Preparo',
    descricao: 'Tudo o que vem antes da tinta: avaliar, lavar, lixar e nivelar, para a parede ficar lisa de verdade.',
    cargaHoraria: 180,
    certificado: true,
    drawing: {motif: 'espatulas', ao: 'bandeja', colour: 'ocre'},
    modulos: [
      {
        nome: 'Preparo da parede',
        descricao: 'Avaliar, lavar e lixar',
        aulas: [
          {
            nome: 'Como avaliar a parede',
            descricao: 'Umidade, mofo, trinca e pintura solta: o que procurar antes de dar o preço.',
            falas: [
              'Passe a mão: se solta pó, sele.',
              'Mancha que volta é umidade.',
              'Trinca larga pede tela.',
              'Bolha se raspa até a base.',
            ],
          },
          {
            nome: 'Lixar e limpar sem poeira',
            descricao: 'A lixa certa para cada massa, e como deixar o cliente contente com a limpeza.',
            falas: [
              'Comece com a lixa 150.',
              'Termine com a 220.',
              'Aspire antes de varrer.',
              'Pano úmido por último.',
            ],
            perguntas: [
              ask('Com que lixa se termina a massa corrida?', 2, '80', '220', '600'),
              ask('O que se faz antes de varrer?', 1, 'Aspirar', 'Pintar', 'Molhar a parede'),
            ],
          },
        ],
      },
      {
        nome: 'Massas e niveladores',
        descricao: 'PVA, acrílica e a hora de cada uma',
        aulas: [
          {
            nome: 'Massa corrida ou acrílica?',
            descricao: 'Dentro, fora, seco ou molhado: a massa certa para cada lugar.',
            material: {
              nome: 'Ficha técnica: massas',
              ficha: 'Massa corrida: interiores secos. Massa acrílica: fachadas e áreas molhadas.',
            },
          },
          {
            nome: 'Aplicação em duas demãos',
            descricao: 'Desempenadeira, camada fina e o tempo entre as demãos.',
            falas: [
              'Camada fina, sem pressa.',
              'Duas horas entre demãos.',
              'A segunda cruza a primeira.',
              'Luz de lado mostra o defeito.',
            ],
            perguntas: [ask('Quanto se espera entre as demãos?', 3, 'Dez minutos', 'Dois dias', 'Duas horas')],
          },
        ],
      },
    ],
  },
  {
    nome: 'Texturas e efeitos decorativos',
    categoria: 'Efeitos',
    descricao: 'Do ponto da massa ao movimento final: textura rústica, lisa e cimento queimado, sem emenda aparente.',
    cargaHoraria: 270,
    certificado: true,
    drawing: {motif: 'rolo', ao: 'trincha', colour: 'zarcao'},
    modulos: [
      {
        nome: 'Antes da textura',
        descricao: 'Base, ponto da massa e ferramenta',
        aulas: [
          {
            nome: 'Ponto da massa e ferramenta',
            descricao: 'Consistência, grão e a desempenadeira certa para cada desenho.',
            falas: [
              'A massa não escorre da espátula.',
              'Grão grosso pede mão leve.',
              'Desempenadeira limpa a cada metro.',
            ],
          },
          {
            nome: 'Textura lisa com rolo de espuma',
            descricao: 'Carga do rolo, cruzamento e emenda.',
            falas: ['Rolo cheio, sem pingar.', 'Cruze em W.', 'Emende sempre no molhado.'],
          },
        ],
      },
      {
        nome: 'Textura rústica',
        descricao: 'Camada, movimento e emenda',
        aulas: [
          {
            nome: 'Textura rústica com desempenadeira',
            descricao: 'Do ponto da massa ao movimento final: quanto carregar, onde começar e como emendar sem marca.',
            falas: [
              'Primeira camada: dois milímetros.',
              'Passe a desempenadeira no mesmo sentido.',
              'Sem parar no meio da parede.',
              'Pare numa quina ou numa faixa.',
              'Sol direto seca rápido demais.',
            ],
            perguntas: [
              ask(
                'Qual é a espessura certa da primeira camada?',
                1,
                'Cerca de 2 mm, do tamanho do grão',
                '5 mm, para render menos retoque',
                'O máximo que a desempenadeira segurar',
              ),
              ask(
                'A parede parou no meio e a massa começou a secar. O que fazer?',
                2,
                'Molhar a emenda e seguir por cima',
                'Parar numa quina ou faixa e recomeçar dali',
                'Lixar no dia seguinte até sumir',
              ),
              ask(
                'Em fachada com sol direto, qual é a melhor hora de aplicar?',
                3,
                'Ao meio-dia, para secar logo',
                'Tanto faz, se a massa estiver no ponto',
                'De manhã cedo ou no fim da tarde',
              ),
            ],
            material: {
              nome: 'Ficha técnica Textura Rústica Relevo',
              ficha: 'Rendimento: 1,2 m2 por kg. Secagem ao toque: 2 horas.',
            },
          },
          {
            nome: 'Emendas, quinas e retoques',
            descricao: 'Fita, quina viva e o retoque sem marca.',
            falas: ['Fita na quina, sempre.', 'Retire a fita ainda molhada.', 'Retoque do centro para fora.'],
          },
        ],
      },
      {
        nome: 'Cimento queimado',
        descricao: 'Duas demãos e acabamento',
        aulas: [
          {
            nome: 'Cimento queimado em duas demãos',
            descricao: 'Base, manchado e selagem com brilho controlado.',
            falas: [
              'Primeira demão cobre tudo.',
              'A segunda mancha em círculos.',
              'Queime com a desempenadeira de aço.',
            ],
            perguntas: [
              ask('Com que se queima a segunda demão?', 2, 'Rolo de lã', 'Desempenadeira de aço', 'Pano úmido'),
            ],
          },
          {
            nome: 'Limpeza da obra e vistoria com o cliente',
            descricao: 'Lista de conferência para a entrega.',
            material: {nome: 'Lista de conferência', ficha: 'Quinas, rodapés, tomadas, vidros, piso, sobras de tinta.'},
          },
        ],
      },
    ],
  },
  {
    nome: 'Trabalho em altura com segurança',
    categoria: 'Segurança',
    descricao: 'Escada, andaime e cinto: o que conferir antes de subir, e quando não subir.',
    cargaHoraria: 80,
    drawing: {motif: 'escada', ao: 'capacete', colour: 'folha'},
    modulos: [
      {
        nome: 'Antes de subir',
        descricao: 'O que se confere no chão',
        aulas: [
          {
            nome: 'Inspeção da escada',
            descricao: 'Sapatas, degraus e travas.',
            falas: ['Sapata inteira e seca.', 'Um metro para cada quatro de altura.', 'Nunca no último degrau.'],
          },
          {
            nome: 'Cinto e linha de vida',
            descricao: 'Como ajustar e onde prender.',
            falas: ['Ajuste as pernas primeiro.', 'Prenda acima da cabeça.', 'Dois ganchos, um sempre preso.'],
          },
        ],
      },
    ],
  },
  {
    nome: 'Orçamento que fecha: medir, calcular e cobrar',
    categoria: 'Negócio',
    descricao: 'Da trena à proposta: área, rendimento, horas e o preço que paga o seu trabalho.',
    cargaHoraria: 50,
    drawing: {motif: 'trena', ao: 'caixaFerramentas', colour: 'anil'},
    modulos: [
      {
        nome: 'Medir',
        descricao: 'Área, vãos e rendimento',
        aulas: [
          {
            nome: 'Área sem erro',
            descricao: 'Largura vezes altura, menos o que passa de dois metros quadrados. Anote parede por parede.',
          },
          {
            nome: 'Quanto rende a lata',
            descricao: 'Leia o rendimento no rótulo e divida pelas demãos. Some 10 % de sobra.',
            material: {nome: 'Sobre o Código de Defesa do Consumidor', link: 'https://www.gov.br/'},
          },
        ],
      },
      {
        nome: 'Cobrar',
        descricao: 'Horas e proposta',
        aulas: [
          {
            nome: 'A proposta por escrito',
            descricao: 'Prazo, o que está incluído, o que não está, e a validade do preço.',
          },
        ],
      },
    ],
  },
  {
    nome: 'Madeira e verniz: do portão ao deque',
    categoria: 'Madeira',
    descricao: 'Preparar, tingir e proteger madeira nova e velha.',
    cargaHoraria: 120,
    preco: 49.9,
    drawing: {motif: 'trincha', ao: 'oculos', colour: 'tinta'},
    modulos: [
      {
        nome: 'Madeira nova',
        descricao: 'Lixar e selar',
        aulas: [
          {
            nome: 'No sentido do veio',
            descricao: 'Lixa, pó e seladora.',
            falas: ['Sempre no sentido do veio.', 'Tire o pó com pincel seco.', 'Seladora fina, uma demão.'],
          },
        ],
      },
    ],
  },
  {
    nome: 'Piso de garagem com epóxi',
    categoria: 'Pisos',
    descricao: 'Em preparação pela coordenação técnica.',
    cargaHoraria: 0,
    rascunho: true,
    drawing: {motif: 'extensor', ao: 'bandeja', colour: 'anil'},
    modulos: [
      {
        nome: 'Preparo do piso',
        descricao: 'Lixamento e limpeza',
        aulas: [{nome: 'Umidade do contrapiso', descricao: 'Como medir com plástico e fita.'}],
      },
    ],
  },
];
