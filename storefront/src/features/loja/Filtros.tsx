import {AmostraTinta, Botao, FileiraAmostras, Interruptor, TINTAS} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {usePintor} from '../../base/sessao';
import {consultaTags} from './api';
import type {FiltrosLoja} from './filtros';
import estilos from './Loja.module.css';

interface Props {
  filtros: FiltrosLoja;
  filtrar: (mudanca: Partial<FiltrosLoja>) => void;
  limpar: () => void;
}

/** Categories as paint chips, and the switch for what the balance affords. */
export function Filtros({filtros, filtrar, limpar}: Props) {
  const logado = usePintor() !== undefined;
  const {data: tags = []} = useQuery(consultaTags);
  const alternar = (tag: string): void =>
    filtrar({tags: filtros.tags.includes(tag) ? filtros.tags.filter(outra => outra !== tag) : [...filtros.tags, tag]});
  const filtrado = filtros.tags.length > 0 || filtros.disponiveis || filtros.busca !== '';
  return (
    <aside className={estilos.filtros} aria-label="Filtros">
      <h2>CATEGORIAS</h2>
      <FileiraAmostras rotulo="Categorias">
        <AmostraTinta cor="anil" ativa={filtros.tags.length === 0} onValueChange={() => filtrar({tags: []})}>
          Tudo
        </AmostraTinta>
        {tags.map((tag, i) => (
          <AmostraTinta
            key={tag}
            cor={TINTAS[(i + 1) % TINTAS.length] ?? 'anil'}
            ativa={filtros.tags.includes(tag)}
            onValueChange={() => alternar(tag)}
          >
            {tag}
          </AmostraTinta>
        ))}
      </FileiraAmostras>
      {logado && (
        <Interruptor ligado={filtros.disponiveis} onValueChange={disponiveis => filtrar({disponiveis})}>
          Resgates disponíveis
        </Interruptor>
      )}
      {filtrado && (
        <Botao variante="texto" pequeno icone="fechar" onClick={limpar}>
          Limpar filtros
        </Botao>
      )}
    </aside>
  );
}
