import type { FastifyInstance } from "fastify";
import type { Services } from "./handler.ts";

/** Pictures of our own store, each address for ever the same picture. */
export function addImages(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { size: string; name: string } }>("/images/:size/:name", async (request, reply) => {
    const { size, name } = request.params;
    const image = await services.integrations.images.open(size, name);
    if (!image) return reply.status(404).send("");
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-length", image.bytes)
      .type(image.contentType)
      .send(image.body);
  });
}
