import {Selo, comMascara, type Coluna} from '@clube/ui';
import type {CampoPlanilha} from '../../../base/planilha';
import {contar, numero, reais, simNao} from '../../../base/formatos';
import {Dupla, Junto} from '../../../components/Celulas';
import type {PintorRelatorio} from '../tipos';

const cidade = ({cidade: nome, uf}: PintorRelatorio): string => [nome, uf].filter(Boolean).join(' – ');

/** When the painter was last seen, in words. */
function acesso({diasSemAcesso: dias}: PintorRelatorio): string {
  if (dias === null) return 'Nunca acessou';
  return dias <= 0 ? 'Acessou hoje' : `Há ${contar(dias, 'dia', 'dias')}`;
}

const NUNCA = Number.MAX_SAFE_INTEGER;

export const COLUNAS_PINTORES: readonly Coluna<PintorRelatorio>[] = [
  {
    chave: 'nome',
    titulo: 'Pintor',
    principal: true,
    ordem: pintor => pintor.nome,
    celula: pintor => <Dupla abaixo={cidade(pintor)}>{pintor.nome}</Dupla>,
  },
  {
    chave: 'celular',
    titulo: 'Celular e CPF',
    celula: ({celular, cpf}) => (
      <Dupla leve abaixo={<Junto>{cpf}</Junto>}>
        <Junto>{comMascara(celular, 'celular')}</Junto>
      </Dupla>
    ),
  },
  {
    chave: 'programa',
    titulo: 'Programa',
    ordem: ({programa}) => programa,
    celula: ({programa, temCursos}) => (temCursos ? `${programa}, com curso` : programa),
  },
  {
    chave: 'diasSemAcesso',
    titulo: 'Acesso',
    ordem: ({diasSemAcesso}) => diasSemAcesso ?? NUNCA,
    celula: pintor => (
      <Dupla leve abaixo={<Junto>{acesso(pintor)}</Junto>}>
        <Selo tom={pintor.estaAtivo ? 'ok' : 'neutro'}>{pintor.estaAtivo ? 'Ativo' : 'Inativo'}</Selo>
      </Dupla>
    ),
  },
  {
    chave: 'qtdeVendas',
    titulo: 'Notas',
    numerica: true,
    ordem: ({qtdeVendas}) => qtdeVendas,
    celula: ({qtdeVendas}) => numero(qtdeVendas),
  },
  {
    chave: 'mediaNf',
    titulo: 'Média',
    numerica: true,
    ordem: ({mediaNf}) => mediaNf,
    celula: ({mediaNf}) => <Junto>{reais(mediaNf)}</Junto>,
  },
  {
    chave: 'totalVendas',
    titulo: 'Em 12 meses',
    numerica: true,
    ordem: ({totalVendas}) => totalVendas,
    celula: ({totalVendas}) => <Junto>{reais(totalVendas)}</Junto>,
  },
  {
    chave: 'totalVendido',
    titulo: 'Total',
    numerica: true,
    ordem: ({totalVendido}) => totalVendido,
    celula: ({totalVendido}) => (
      <Junto>
        <b>{reais(totalVendido)}</b>
      </Junto>
    ),
  },
];

export const CAMPOS_PINTORES: readonly CampoPlanilha<PintorRelatorio>[] = [
  {titulo: 'Nome', valor: ({nome}) => nome},
  {titulo: 'CPF', valor: ({cpf}) => cpf},
  {titulo: 'Celular', valor: ({celular}) => comMascara(celular, 'celular')},
  {titulo: 'Cidade', valor: pintor => pintor.cidade},
  {titulo: 'UF', valor: ({uf}) => uf},
  {titulo: 'Programa', valor: ({programa}) => programa},
  {titulo: 'Tem cursos', valor: ({temCursos}) => simNao(temCursos)},
  {titulo: 'Está ativo', valor: ({estaAtivo}) => simNao(estaAtivo)},
  {titulo: 'Dias sem acesso', valor: ({diasSemAcesso}) => diasSemAcesso},
  {titulo: 'Quantidade de vendas', valor: ({qtdeVendas}) => qtdeVendas},
  {titulo: 'Média por nota (R$)', valor: ({mediaNf}) => mediaNf},
  {titulo: 'Vendas em 12 meses (R$)', valor: ({totalVendas}) => totalVendas},
  {titulo: 'Total vendido (R$)', valor: ({totalVendido}) => totalVendido},
];
