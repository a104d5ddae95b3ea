import {enderecoArquivo} from '@clube/api-client';
import {AUDITOR, ROTULOS_TIPO_PREMIO, lerTipoPremio} from '@clube/domain';
import {IlustracaoPremio, Picture} from '@clube/ui';
import {AcoesDoRegistro} from '../components/AcoesDoRegistro';
import {NADA, numeroOuNada, reaisOuNada} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {InterruptorAtivo} from '../components/InterruptorAtivo';
import {Estado} from '../components/Estado';
import {podeFazer} from '../providers/acesso';
import {sessaoChamada, usuarioAtual} from '../providers/sessao';
import {acoesPremio} from './acoes';
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

/** Only the Auditor switches single prizes on and off in the table; to the others the table does not say it. */
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
      mudar={ativo => acoesPremio.ativar(premio.id, ativo)}
    />
  ),
};

export function colunas(excluir: (premio: Premio) => void): Coluna<Premio>[] {
  const edita = podeFazer('premios', 'edit', sessaoChamada());
  const exclui = podeFazer('premios', 'delete', sessaoChamada());
  return [
    {chave: 'nome', titulo: 'Prêmio', ordenavel: true, principal: true, celula: premio => <Nome premio={premio} />},
    {
      chave: 'tipo',
      titulo: 'Tipo',
      ordenavel: true,
      celula: premio => ROTULOS_TIPO_PREMIO[lerTipoPremio(premio.tipo) ?? 'geral'],
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
    ...(usuarioAtual()?.permissao === AUDITOR ? [colunaAtivo] : []),
    ...(edita || exclui
      ? [
          {
            chave: 'acoes',
            titulo: 'Ações',
            acoes: true,
            celula: (premio: Premio) => (
              <AcoesDoRegistro
                nome={premio.nome}
                editar={edita ? `/painel/premios/${premio.id}` : undefined}
                aoExcluir={exclui ? () => excluir(premio) : undefined}
              />
            ),
          },
        ]
      : []),
  ];
}
