import {client, enderecoArquivo} from '@clube/api-client';
import {ROTULOS_TIPO_PREMIO} from '@clube/domain';
import {IlustracaoPremio, Picture} from '@clube/ui';
import {NADA, numeroOuNada, reaisOuNada} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {InterruptorAtivo} from '../components/InterruptorAtivo';
import {Estado} from '../components/Estado';
import {maySee} from '../providers/acesso';
import estilos from './Premios.module.css';
import type {Premio} from './tipos';

function Nome({premio}: {premio: Premio}) {
  return (
    <span className={estilos.miniatura}>
      <Picture
        renditions={premio.imagens}
        main={enderecoArquivo(premio.diretorioFoto)}
        alt=""
        sizes="52px"
        fit="contain"
        className={estilos.foto}
      >
        <IlustracaoPremio tipo={premio.tipo} semente={premio.codigo} />
      </Picture>
      <span>
        <strong>{premio.nome}</strong>
        <small>Código {premio.codigo}</small>
      </span>
    </span>
  );
}

function Preco({premio}: {premio: Premio}) {
  return (
    <>
      {numeroOuNada(premio.pontosWeb)}
      {premio.pontosAlternativo !== null && <small>220V: {numeroOuNada(premio.pontosAlternativo)}</small>}
    </>
  );
}

const colunaAtivo: Coluna<Premio> = {
  chave: 'ativo',
  titulo: 'Ativo',
  ordenavel: true,
  celula: premio => (
    <InterruptorAtivo
      ativo={premio.ativo === 1}
      nome={premio.nome}
      recurso="premios"
      falha="Erro ao atualizar prêmio"
      mudar={ativo => client.put('/api/premios/{id}', {path: {id: premio.id}, body: {ativo}})}
    />
  ),
};

export function colunas(): Coluna<Premio>[] {
  return [
    {chave: 'nome', titulo: 'Prêmio', ordenavel: true, principal: true, celula: premio => <Nome premio={premio} />},
    {
      chave: 'tipo',
      titulo: 'Tipo',
      ordenavel: true,
      celula: premio => ROTULOS_TIPO_PREMIO[premio.tipo],
    },
    {
      chave: 'pontosWeb',
      titulo: 'Pontos',
      ordenavel: true,
      numerica: true,
      celula: premio => <Preco premio={premio} />,
    },
    {chave: 'custo', titulo: 'Custo', ordenavel: true, numerica: true, celula: premio => reaisOuNada(premio.custo)},
    {
      chave: 'quantidade',
      titulo: 'Estoque',
      ordenavel: true,
      numerica: true,
      celula: premio =>
        premio.isCombo !== 1 ? (
          NADA
        ) : premio.quantidade === 0 ? (
          <Estado tom="erro">Esgotado</Estado>
        ) : (
          numeroOuNada(premio.quantidade)
        ),
    },
    {chave: 'tags', titulo: 'Tags', celula: premio => premio.tags.replaceAll(',', ', ') || NADA},
    ...(maySee('/premios', 'ativo') ? [colunaAtivo] : []),
  ];
}
