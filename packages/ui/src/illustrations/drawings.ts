import type {ComponentType} from 'react';
import {SandingDisc, Ladder, Drill, Can, Glove, Brush, Roller} from './tools';
import {Shorts, Boot, TShirt, Card, Phone, Kit, Magnifier, Receipt, Gift} from './objects';
import type {DrawingProps} from './drawing-props';

export const DRAWINGS = {
  lata: Can,
  rolo: Roller,
  pincel: Brush,
  escada: Ladder,
  furadeira: Drill,
  luva: Glove,
  disco: SandingDisc,
  camiseta: TShirt,
  bermuda: Shorts,
  calcado: Boot,
  kit: Kit,
  celular: Phone,
  cartao: Card,
  presente: Gift,
  nota: Receipt,
  lupa: Magnifier,
} as const satisfies Record<string, ComponentType<DrawingProps>>;

export type DrawingName = keyof typeof DRAWINGS;
