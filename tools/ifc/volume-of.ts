import type { IfcAPI } from 'web-ifc';

/** Returns the volume in m³ of an IFC product, such as a wall, after web-ifc has cut its openings. The product’s solids must be closed. */
export function volumeOf(api: IfcAPI, model: number, id: number): number {
  const { geometries } = api.GetFlatMesh(model, id);
  let volume = 0;
  for (let index = 0; index < geometries.size(); index++) {
    const geometry = api.GetGeometry(model, geometries.get(index).geometryExpressID);
    const points: Float32Array = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    const corners: Uint32Array = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
    for (let corner = 0; corner < corners.length; corner += 3) {
      const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [0, 1, 2].map((next) =>
        pointAt(points, corners[corner + next] ?? 0),
      ) as [Point, Point, Point];
      volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
    }
    geometry.delete();
  }
  return volume;
}

type Point = readonly [x: number, y: number, z: number];

/** Returns a point of web-ifc’s vertices, which have six numbers each: the position and the normal. */
function pointAt(vertices: Float32Array, index: number): Point {
  return [vertices[index * 6] ?? 0, vertices[index * 6 + 1] ?? 0, vertices[index * 6 + 2] ?? 0];
}
