import {useCallback, useEffect, useState, type RefObject} from 'react';

const semMovimento = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
export const comportamento = (): ScrollBehavior => (semMovimento() ? 'instant' : 'smooth');

/** Which of the pages one is looking at, from 0, and the way to another. */
export function useFolhas(ref: RefObject<HTMLElement | null>, quantas: number) {
  const [atual, setAtual] = useState(0);
  useEffect(() => {
    const area = ref.current;
    if (!area || quantas < 2) return;
    const olhar = (): void => {
      const meio = area.getBoundingClientRect().top + area.clientHeight / 2;
      const quadros = [...area.querySelectorAll('figure')];
      const passadas = quadros.filter(quadro => quadro.getBoundingClientRect().top <= meio).length;
      setAtual(Math.max(0, passadas - 1));
    };
    area.addEventListener('scroll', olhar, {passive: true});
    return () => area.removeEventListener('scroll', olhar);
  }, [ref, quantas]);
  const irPara = useCallback(
    (folha: number): void => {
      const area = ref.current;
      const quadro = area?.querySelectorAll('figure')[folha];
      if (!area || !quadro) return;
      const distancia = quadro.getBoundingClientRect().top - area.getBoundingClientRect().top - 16;
      area.scrollBy({top: distancia, behavior: comportamento()});
    },
    [ref],
  );
  return {atual: Math.min(atual, Math.max(0, quantas - 1)), irPara};
}
